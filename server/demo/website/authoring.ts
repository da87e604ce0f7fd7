import type { Block } from '../../../schema/website/blocks.ts'
import type { Link, SitePicture } from '../../../schema/website/fields.ts'
import { siteAddress } from '../../../schema/website/paths.ts'
import type { Site, SiteContent } from '../../../schema/website/site.ts'
import type { Draft } from '../authoring.ts'
import type { LibraryRef } from './files.ts'
import type { ClubPath } from './paths.ts'
import type { ClubPerson } from './people.ts'
import { rich } from './rich.ts'

export type DemoSite = Draft<Site> & { readonly path: ClubPath }

/** A block that gets its key from its place on the page. */
type Drafted = (key: string) => Block

/** Entries of a list, each with the key of its place. */
const keyed = <T extends object>(entries: readonly T[]): (T & { key: string })[] =>
  entries.map((entry, index) => ({ ...entry, key: `e${index + 1}` }))

export const body = (...blocks: readonly Drafted[]): Block[] => blocks.map((block, index) => block(`b${index + 1}`))

const linked = (links: readonly Link[]) => keyed(links.map(link => ({ link })))

export const hero =
  ({ links, ...value }: { title: string; text: string; image: SitePicture; links: Link[] }): Drafted =>
  key => ({
    key,
    type: 'hero',
    value: { ...value, links: linked(links) },
  })
export const text =
  (...lines: string[]): Drafted =>
  key => ({ key, type: 'text', value: { text: rich(...lines) } })
export const newsTeaser =
  (title: string, link: Link): Drafted =>
  key => ({ key, type: 'newsTeaser', value: { title, link } })
export const newsList = (): Drafted => key => ({ key, type: 'news', value: {} })
export const sports =
  (title: string): Drafted =>
  key => ({ key, type: 'sports', value: { title } })
export const galleries =
  (title: string): Drafted =>
  key => ({ key, type: 'galleries', value: { title, sites: [] } })
export const images =
  (title: string, pictures: SitePicture[]): Drafted =>
  key => ({
    key,
    type: 'images',
    value: { title, images: pictures },
  })
export const team =
  (title: string, people: readonly ClubPerson[]): Drafted =>
  key => ({
    key,
    type: 'team',
    value: { title, people: keyed(people) },
  })
export const teamTeaser =
  (title: string, words: string, people: readonly ClubPerson[], link: Link): Drafted =>
  key => ({
    key,
    type: 'teamTeaser',
    value: { title, text: words, people: keyed(people), link },
  })
export const info =
  (title: string, entries: readonly (readonly [title: string, line: string])[]): Drafted =>
  key => ({
    key,
    type: 'info',
    value: { title, entries: keyed(entries.map(([entry, line]) => ({ title: entry, text: rich(line) }))) },
  })
export const textLinks =
  (title: string, line: string, links: readonly Link[]): Drafted =>
  key => ({
    key,
    type: 'textLinks',
    value: { title, text: rich(line), links: linked(links) },
  })
/** The picture changes its side from one to the next. */
export const textImage =
  (title: string, image: SitePicture, lines: readonly string[], side: 'left' | 'right' = 'right'): Drafted =>
  key => ({ key, type: 'text_image', value: { text: rich(`## ${title}`, ...lines), image, side } })

interface DemoAppointment {
  readonly title: string
  readonly from: string
  readonly until: string
  readonly place: string
  readonly description: string
  readonly files?: LibraryRef[]
}
export const appointments =
  (title: string, entries: readonly DemoAppointment[]): Drafted =>
  key => ({
    key,
    type: 'appointments',
    value: { title, entries: keyed(entries.map(entry => ({ files: [], ...entry }))) },
  })

/** A link within a text. */
export const toPage = (path: ClubPath, words: string): string => `[${words}](${siteAddress(path)})`

interface Said {
  readonly title?: string
  readonly description: string
}
interface Report extends Said {
  readonly image: SitePicture
  readonly body: Block[]
}

/** What is written once and shown on several pages. */
export const shared =
  (block: number): Drafted =>
  key => ({ key, type: 'block', value: { block } })

export const page = (path: ClubPath, name: string, { body: blocks, ...said }: Said & { body: Block[] }): DemoSite =>
  site('default', path, name, said, { body: blocks })
export const news = (path: ClubPath, name: string, { image, body: blocks, description }: Report): DemoSite =>
  site('news', path, name, { description }, { image, title: name, description, body: blocks })
export const sport = (path: ClubPath, name: string, { image, body: blocks, description }: Report): DemoSite =>
  site('sport', path, name, { description }, { image, title: name, description, body: blocks })
export const gallery = (path: ClubPath, name: string, description: string, pictures: SitePicture[]): DemoSite =>
  site('gallery', path, name, { description }, { image: pictures[0], description, images: pictures })
export const simple = (path: ClubPath, name: string, description: string, lines: readonly string[]): DemoSite =>
  site('simple', path, name, { description }, { text: rich(...lines) })

const site = (
  type: Site['type'],
  path: ClubPath,
  name: string,
  said: Said,
  content: Partial<SiteContent>,
): DemoSite => ({ type, path, name, ...said, isPublic: true, content: { body: [], images: [], ...content } })
