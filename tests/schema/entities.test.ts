import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { keptByAdmins } from '../../schema/base/access.ts'
import type { Body, Entity } from '../../schema/base/entity.ts'
import { entity, labels, only, whole, without } from '../../schema/base/entity.ts'
import { name } from '../../schema/base/fields.ts'
import { parse } from '../../schema/base/problems.ts'
import { entities } from '../../schema/index.ts'
import { parseName } from '../../server/base/documents/names.ts'
import { nested, objectsIn, piecesIn, required } from '../support/entities.ts'

const all = entities.map(declared => [declared.type, declared] as const)
const complete = (declared: Entity): Body => ({
  ...declared.blank,
  ...required[declared.type],
  ...nested[declared.type],
})

describe('The register', () => {
  it('holds the nouns of the specification, each once', () => {
    const types = entities.map(({ type }) => type)
    expect(types).toEqual([
      'config',
      'divisions',
      'branches',
      'departments',
      'menus',
      'categories',
      'tags',
      'products',
      'tables',
      'stations',
      'printers',
      'switches',
      'paces',
      'favourites',
      'devices',
      'donatees',
      'users',
      'images',
      'uploads',
      'sites',
      'blocks',
      'nodes',
      'navigations',
      'redirects',
      'views',
      'notes',
      'ignored-hints',
      'planned-changes',
      'contracts',
      'working-schedules',
      'schedule-templates',
      'absences',
      'projects',
      'tasks',
      'wage-types',
      'image-templates',
      'booking-accounts',
      'customers',
      'external-users',
      'discount-groups',
      'customer-tags',
      'scenes',
      'digital-signage-segments',
      'digital-signage-streams',
      'digital-signage-devices',
    ])
    expect(Object.keys(required)).toEqual(types)
  })

  it.each<[string, string[]]>([
    ['config', ['public', 'office']],
    ['divisions', ['public', 'office']],
    ['branches', ['public', 'office']],
    ['departments', ['office']],
    ['menus', ['public', 'office']],
    ['categories', ['public', 'office']],
    ['tags', ['public', 'office']],
    ['products', ['public', 'office']],
    ['tables', ['public', 'office']],
    ['stations', ['public', 'office']],
    ['printers', ['office']],
    ['switches', ['public', 'office']],
    ['paces', ['public', 'office']],
    ['favourites', ['public', 'office']],
    ['devices', ['office']],
    ['donatees', ['public', 'office']],
    ['users', ['admin']],
    ['images', ['office']],
    ['uploads', ['office']],
    ['sites', ['public', 'office']],
    ['blocks', ['public', 'office']],
    ['nodes', ['public', 'office']],
    ['navigations', ['public', 'office']],
    ['redirects', ['public', 'office']],
    ['views', ['office']],
    ['notes', ['office']],
    ['ignored-hints', ['office']],
    ['planned-changes', ['office']],
    ['contracts', ['admin']],
    ['working-schedules', ['admin']],
    ['schedule-templates', ['admin']],
    ['absences', ['admin']],
    ['projects', ['office']],
    ['tasks', ['office']],
    ['wage-types', ['office']],
    ['image-templates', ['office']],
    ['booking-accounts', ['office']],
    ['customers', ['admin']],
    ['external-users', ['admin']],
    ['discount-groups', ['office']],
    ['customer-tags', ['office']],
    ['scenes', ['office']],
    ['digital-signage-segments', ['office']],
    ['digital-signage-streams', ['office']],
    ['digital-signage-devices', ['office']],
  ])('sends %s to %j and nobody else', (type, audiences) => {
    expect(Object.keys(entities.find(declared => declared.type === type)?.audiences ?? {})).toEqual(audiences)
  })
})

describe.each(all)('%s', (type, declared) => {
  it('has a name that replication takes', () => {
    expect(parseName(`${type}:1`)).toEqual({ type, id: 1 })
  })

  it('has German names', () => {
    for (const label of [declared.label.one, declared.label.many]) expect(label).toMatch(/^[A-ZÄÖÜ]/)
  })

  it('has a German label for every field, further in too', () => {
    for (const { path, shape } of piecesIn(declared.shape)) {
      const known = labels(shape)
      expect([path, Object.keys(known)]).toEqual([path, Object.keys(shape.shape)])
      for (const label of Object.values(known)) expect(label.trim()).not.toBe('')
    }
  })

  it('can be saved once what is required is entered into the blank form', () => {
    const body = { ...declared.blank, ...required[type] }
    expect(parse(declared.shape, body)).toEqual({ ok: true, data: body })
    expect(parse(declared.shape, complete(declared))).toMatchObject({ ok: true })
  })

  it('cannot be saved without any one of the required fields', () => {
    for (const field of Object.keys(required[type] ?? {})) {
      const parsed = parse(declared.shape, { ...complete(declared), [field]: undefined })
      expect([field, parsed.ok || parsed.problems]).toEqual([
        field,
        [expect.objectContaining({ code: 'blank', field })],
      ])
    }
  })

  it('refuses a field nobody declared, at every depth', () => {
    for (const path of objectsIn(complete(declared))) {
      const body = structuredClone(complete(declared)) as Record<string | number, never>
      const target = path.reduce<Record<string | number, unknown>>((at, key) => at[key] as never, body)
      target['sauce'] = 1
      const parsed = parse(declared.shape, body)
      const field = [...path, 'sauce'].join('.')
      expect(parsed.ok || parsed.problems).toEqual([expect.objectContaining({ code: 'unknownField', field })])
    }
  })

  it('shows guests neither its private fields nor what is no field of it', () => {
    const body = { ...complete(declared), id: 7 }
    const shown = declared.audiences.public?.(body) ?? {}
    expect(shown).not.toHaveProperty('internalNote')
    for (const field of Object.keys(shown)) expect(body).toHaveProperty(field)
  })

  it('shows the office all of it', () => {
    const body = { ...complete(declared), id: 7 }
    const audience = declared.audiences.office ?? declared.audiences.admin
    expect(audience?.(body)).toEqual(body)
  })

  it('can be listed: a title, a parent and branches from its body', () => {
    const body = { ...complete(declared), id: 7 }
    expect(declared.title(body).trim()).not.toBe('')
    if (declared.parent) expect(declared.parent(body)).toMatch(/^[a-z]+(:\d+)?$/)
    for (const branch of declared.branches?.(body) ?? []) expect(branch).toBeGreaterThan(0)
    for (const field of [...(declared.columns ?? []), ...(declared.unique ?? [])])
      expect(Object.keys(declared.shape.shape)).toContain(field)
  })
})

describe('The look into a shape', () => {
  it('reaches every piece of a product and of a branch', () => {
    const pathsOf = (type: string) =>
      piecesIn((entities.find(declared => declared.type === type) as Entity).shape).map(({ path }) => path)
    const inProduct = [
      '',
      'images',
      'images.focus',
      'images.crops',
      'images.crops.square',
      'images.crops.photo',
      'images.crops.wide',
      'pricing',
      'deposit',
      'alternativeUnits',
      'content',
      'schedule',
      'config',
    ]
    expect(pathsOf('products')).toEqual([...inProduct, 'config.parts', 'config.parts.options', 'config.parts.onlyIf'])
    expect(pathsOf('branches')).toContain('deliveryAreas')
    expect(pathsOf('branches')).toContain('deliveryHours')
  })

  it('finds a piece without labels', () => {
    const bare = z.object({ places: z.array(z.object({ area: z.string() })).nullish() })
    expect(piecesIn(bare).map(({ path, shape }) => [path, labels(shape)])).toEqual([
      ['', {}],
      ['places', {}],
    ])
  })
})

describe('What is not public', () => {
  it.each<[string, boolean]>([
    ['divisions', false],
    ['menus', false],
    ['products', false],
    ['donatees', false],
    ['sites', false],
    ['navigations', false],
    ['branches', true],
  ])('of %s reaches guests: %s', (type, visible) => {
    const declared = entities.find(candidate => candidate.type === type) as Entity
    const draft = { ...complete(declared), id: 7, isPublic: false, internalNote: 'geheim' }
    const shown = declared.audiences.public?.(draft) ?? null
    expect(shown !== null).toBe(visible)
    expect(JSON.stringify(shown)).not.toContain('geheim')
  })
})

describe('A projection', () => {
  it('can be the whole, a part, or nothing', () => {
    const body = { name: 'Semmel', internalNote: 'geheim', isPublic: true }
    expect(whole(body)).toEqual(body)
    expect(without<typeof body>('internalNote')(body)).toEqual({ name: 'Semmel', isPublic: true })
    const drafts = only<typeof body>(({ isPublic }) => isPublic, without('internalNote'))
    expect(drafts(body)).toEqual({ name: 'Semmel', isPublic: true })
    expect(drafts({ ...body, isPublic: false })).toBeNull()
  })
})

describe('A declaration of our own', () => {
  const notes = entity({
    type: 'notes',
    label: { one: 'Notiz', many: 'Notizen' },
    fields: { name: name(), isDone: z.boolean() },
    labels: { name: 'Name', isDone: 'Erledigt' },
    blank: { isDone: false },
    access: keptByAdmins,
    audiences: { office: whole },
    title: body => body.name,
  })

  it('is an entity like the others', () => {
    expect(parse(notes.shape, { ...notes.blank, name: 'Mehl' })).toEqual({
      ok: true,
      data: { isDone: false, name: 'Mehl' },
    })
    expect(labels(notes.shape)).toEqual({ name: 'Name', isDone: 'Erledigt' })
  })
})
