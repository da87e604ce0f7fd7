import { z } from 'zod'
import {
  distinct,
  email,
  entryKey,
  focusPoint,
  id,
  name,
  phone,
  piece,
  relation,
  text,
  variants,
  widgets,
} from '../base/fields.ts'
import { isOtherAddress, isOwnAddress, isSuffix } from '../base/richText/safeAddress.ts'
import { isReservedPath } from './paths.ts'

/** Lower-case words and hyphens joined by '/', without one before: 'verein/vorstand'. Not an address that is taken. */
export const path = () =>
  z
    .string()
    .min(1)
    .max(200)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/, 'path')
    .refine(given => given.startsWith('/') || !isReservedPath(given), { params: { code: 'ownPath' } })

/** An address of another host, over https. */
const otherAddress = () =>
  z
    .string()
    .min(1)
    .max(2000)
    .refine(isOtherAddress, { params: { code: 'httpsAddress' } })
    .register(widgets, { widget: 'url' })

/** What is added to a page's address: '#termine'. */
export const suffix = () => text(200).refine(given => given === '' || isSuffix(given), { params: { code: 'suffix' } })

/** A picture with what guests need to see and hear of it: its description, and its measures, so that nothing jumps. */
export const picture = () =>
  piece(
    {
      id: id(),
      version: z.int().min(1),
      extension: z.string().regex(/^[a-z0-9]{2,5}$/),
      focus: focusPoint().nullish(),
      alt: text(300).nullish(),
      width: z.int().min(1).max(100_000).nullish(),
      height: z.int().min(1).max(100_000).nullish(),
    },
    {
      id: 'Bild',
      version: 'Version',
      extension: 'Dateityp',
      focus: 'Fokuspunkt',
      alt: 'Beschreibung für Vorlesegeräte',
      width: 'Breite in Pixeln',
      height: 'Höhe in Pixeln',
    },
  ).register(widgets, { widget: 'image' })
export type SitePicture = z.infer<ReturnType<typeof picture>>

/** Pictures in their order, each once. */
export const pictures = (max = 1000) => distinct(picture(), 'id', max)

/** A file of the library: id and hash together are its address. */
export const fileRef = () =>
  piece(
    {
      id: id(),
      version: z.int().min(1),
      extension: z.string().regex(/^[a-z0-9]{2,5}$/),
      publicHash: z.string().regex(/^[0-9a-f]{48}$/),
      name: name(),
    },
    { id: 'Datei', version: 'Version', extension: 'Dateityp', publicHash: 'Schlüssel', name: 'Name' },
  ).register(widgets, { widget: 'file' })

const label = { label: text(120).nullish() }
const labelName = { label: 'Beschriftung' }

/** Every way a page leads somewhere. What is named by its id follows it when its address changes. */
export const link = () =>
  variants(
    'type',
    [
      piece(
        { type: z.literal('site'), site: relation('sites'), suffix: suffix().nullish(), ...label },
        { type: 'Art', site: 'Seite', suffix: 'Zusatz', ...labelName },
      ),
      piece(
        {
          type: z.literal('route'),
          route: text(300).refine(isOwnAddress, { params: { code: 'ownAddressPath' } }),
          ...label,
        },
        { type: 'Art', route: 'Adresse im Shop', ...labelName },
      ),
      piece(
        { type: z.literal('branch'), branch: relation('branches'), suffix: suffix().nullish(), ...label },
        { type: 'Art', branch: 'Filiale', suffix: 'Zusatz', ...labelName },
      ),
      piece(
        { type: z.literal('link'), address: otherAddress(), isNewTab: z.boolean().nullish(), ...label },
        { type: 'Art', address: 'Adresse', isNewTab: 'In neuem Tab öffnen', ...labelName },
      ),
      piece({ type: z.literal('file'), file: fileRef(), ...label }, { type: 'Art', file: 'Datei', ...labelName }),
      piece({ type: z.literal('email'), email: email(), ...label }, { type: 'Art', email: 'E-Mail', ...labelName }),
      piece(
        { type: z.literal('phone'), phone: phone().min(3), ...label },
        { type: 'Art', phone: 'Telefon', ...labelName },
      ),
    ],
    {
      site: 'Seite',
      route: 'Adresse im Shop',
      branch: 'Filiale',
      link: 'Andere Website',
      file: 'Datei',
      email: 'E-Mail',
      phone: 'Telefon',
    },
  )
export type Link = z.infer<ReturnType<typeof link>>

/** Several links in their order. */
export const links = (max = 30) =>
  distinct(piece({ key: entryKey(), link: link() }, { key: 'Schlüssel', link: 'Verweis' }), 'key', max)

/** The name by which a program finds a noun of the website: 'mainMenu', 'not-found'. */
export const placeName = () =>
  z
    .string()
    .min(1)
    .max(80)
    .regex(/^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/)
