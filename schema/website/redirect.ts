import { z } from 'zod'
import { keptByEditors } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { isOtherAddress, isOwnAddress } from '../base/richText/safeAddress.ts'
import { leadsTo, loops, plainPath, redirectPath } from './redirects.ts'

/** A former address and where it leads now: to a place of this site, or to another one. */
export const redirects = entity({
  type: 'redirects',
  label: { one: 'Weiterleitung', many: 'Weiterleitungen' },
  area: 'content',
  tab: 'Weiterleitungen',
  fields: {
    path: z
      .string()
      .min(1)
      .max(200)
      .refine(path => redirectPath(path) === path, { params: { code: 'formerPath' } }),
    target: z
      .string()
      .min(1)
      .max(2000)
      .refine(target => isOwnAddress(target) || isOtherAddress(target), { params: { code: 'target' } }),
    permanent: z.boolean(),
  },
  labels: { path: 'Bisheriger Pfad', target: 'Neue Adresse', permanent: 'Dauerhaft' },
  blank: { permanent: true },
  check({ path, target }, tell) {
    if (leadsTo(target) === path) tell('target', 'loop')
  },
  checkAmong(body, others, tell) {
    const targets = new Map(others.map(({ path, target }) => [plainPath(path), target]))
    if (loops(body, path => targets.get(path))) tell('target', 'loop')
  },
  access: keptByEditors,
  audiences: { public: whole, office: whole },
  title: body => body.path,
  unique: ['path'],
  columns: ['target', 'permanent'],
})
export type Redirect = Stored<typeof redirects>
