import type { SiteContent } from '../../../../schema/website/site.ts'
import type { SiteTypeName } from '../../../../schema/website/siteTypes.ts'
import { newEntryKey } from '../../form/formValues.ts'
import { slugOf } from '../../form/slug.ts'
import { texts } from './texts.ts'

/** What a new page may begin with. */
interface Template {
  readonly name: string
  readonly type: SiteTypeName
  /** Where pages like this one stand; '' at the top. */
  readonly below: string
  readonly content: () => SiteContent
}

type Body = SiteContent['body']

const nothing = { body: [], images: [] }
const words = { type: 'doc', content: [] } as const
const text = (): Body[number] => ({ key: newEntryKey(), type: 'text', value: { text: words } })
const of = (...body: Body) => ({ ...nothing, body })

/** One list for the dialog of a new page: kinds of pages, and for each what they are made of at first. */
export const templates = {
  news: { name: texts.templates.news, type: 'news', below: 'news', content: () => of(text()) },
  default: { name: texts.templates.default, type: 'default', below: '', content: () => of(text()) },
  hero: {
    name: texts.templates.hero,
    type: 'default',
    below: '',
    content: () =>
      of({ key: newEntryKey(), type: 'hero', value: { title: '', links: [] } }, text(), {
        key: newEntryKey(),
        type: 'newsTeaser',
        value: {},
      }),
  },
  team: {
    name: texts.templates.team,
    type: 'default',
    below: '',
    content: () => of(text(), { key: newEntryKey(), type: 'team', value: { people: [] } }),
  },
  appointments: {
    name: texts.templates.appointments,
    type: 'default',
    below: '',
    content: () => of({ key: newEntryKey(), type: 'appointments', value: { entries: [] } }),
  },
  sport: { name: texts.templates.sport, type: 'sport', below: 'sportarten', content: () => of(text()) },
  gallery: { name: texts.templates.gallery, type: 'gallery', below: 'galerien', content: () => nothing },
  simple: { name: texts.templates.simple, type: 'simple', below: '', content: () => ({ ...nothing, text: words }) },
} as const satisfies Readonly<Record<string, Template>>
export type TemplateName = keyof typeof templates

/** The path of a new page: free, so that nobody has to try. */
export function freePath(name: string, below: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name)
  if (slug === '') return ''
  const path = below === '' ? slug : `${below}/${slug}`
  for (let number = 2, next = path; ; number += 1) {
    if (!taken.has(next)) return next
    next = `${path}-${number}`
  }
}
