import type { RichNode } from '../../../../schema/base/richText/richTextRules.ts'
import { isObject } from '../../../../schema/base/sameValue.ts'
import { siteAddress, sitePathOf } from '../../../../schema/website/paths.ts'
import type { Field } from '../../form/formModel.ts'
import { partsOf } from '../../form/formValues.ts'
import { relatedIds } from '../../form/valueText.ts'
import { blockSection, type SectionId } from './sections.ts'
import { siteFields } from './siteFields.ts'
import { texts } from './texts.ts'

/** What a page may lead to, as far as this device knows. */
export interface Targets {
  readonly sites: readonly {
    readonly id: number
    readonly path: string
    readonly name: string
    readonly isPublic: boolean
  }[]
  readonly branches: ReadonlySet<number>
  readonly blocks: ReadonlySet<number>
  /** Of the library, as far as the page shows them or leads to them. */
  readonly pictures: ReadonlySet<number>
  readonly files: ReadonlySet<number>
}

/** Something to be told before a page is published, and where it is mended. */
export interface Fault {
  readonly section: SectionId
  readonly text: string
}

interface Checked {
  readonly description: unknown
  /** What is to be published, as it is stored. */
  readonly draft: unknown
}

/** Dead links, pictures that are gone, pictures and pages without a description, headings out of order, nothing at all. */
export function faultsOf({ description, draft }: Checked, targets: Targets): readonly Fault[] {
  const parts = partsOf(draft)
  const body = Array.isArray(parts['body']) ? parts['body'].map(partsOf) : []
  const pieces: readonly (readonly [SectionId, Field, unknown])[] = [
    ...siteFields.draft.fields
      .filter(({ name }) => name !== 'body')
      .map(field => [sectionOfPart(field.name), field, parts[field.name]] as const),
    ...body
      .filter(block => block['isHidden'] !== true)
      .map(block => [blockSection(String(block['key'])), siteFields.block, block] as const),
  ]
  const isEmpty = pieces.every(([, , value]) => value === null || value === undefined || isNothing(value))
  return [
    ...(typeof description === 'string' && description.trim() !== ''
      ? []
      : [{ section: 'page' as const, text: texts.check.noDescription }]),
    ...(isEmpty ? [{ section: 'page' as const, text: texts.check.empty }] : []),
    ...pieces.flatMap(([section, field, value]) =>
      [...linkFaults(field, value, targets), ...wordless(value)].map(text => ({ section, text })),
    ),
    ...headingFaults(pieces.map(([section, , value]) => [section, value])),
    ...pieces.flatMap(([section, , value]) => addressFaults(value, targets).map(text => ({ section, text }))),
  ]
}

const sectionOfPart = (name: string): SectionId => (name === 'images' || name === 'text' ? name : 'head')

const isNothing = (value: unknown): boolean => Array.isArray(value) && value.length === 0

function linkFaults(field: Field, value: unknown, { sites, ...known }: Targets): string[] {
  const named = relatedIds(field, value)
  const goneFrom = (type: string, there: ReadonlySet<number>) =>
    named.filter(([of, id]) => of === type && !there.has(id)).length
  const pages = new Map(sites.map(site => [site.id, site]))
  const hidden = named.flatMap(([of, id]) => {
    const page = of === 'sites' ? pages.get(id) : undefined
    return page && !page.isPublic ? [page.name] : []
  })
  const gone = [
    [goneFrom('sites', new Set(pages.keys())), texts.check.goneSites],
    [goneFrom('branches', known.branches), texts.check.goneBranches],
    [goneFrom('blocks', known.blocks), texts.check.goneBlocks],
    [goneFrom('images', known.pictures), texts.check.gonePictures],
    [goneFrom('uploads', known.files), texts.check.goneFiles],
  ] as const
  return [
    ...gone.flatMap(([count, told]) => (count === 0 ? [] : [told(count)])),
    ...new Set(hidden.map(texts.check.notPublic)),
  ]
}

/** Pictures without words, counted once for a piece. */
function wordless(value: unknown): string[] {
  const count = picturesIn(value).filter(({ alt }) => typeof alt !== 'string' || alt.trim() === '').length
  return count === 0 ? [] : [texts.check.undescribed(count)]
}

function picturesIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (!isObject(value)) return []
  const isPicture = 'id' in value && 'version' in value && 'extension' in value && !('publicHash' in value)
  return isPicture ? [value] : Object.values(value).flatMap(picturesIn)
}

/** A heading may be one level below the one before it, and no more. */
function headingFaults(pieces: readonly (readonly [SectionId, unknown])[]): Fault[] {
  let before = 1
  return pieces.flatMap(([section, value]) =>
    nodesIn(value).flatMap(({ type, attrs }) => {
      if (type !== 'heading') return []
      const level = Number(attrs?.['level'])
      const isLeap = level > before + 1
      const text = texts.check.heading(level, before)
      before = level
      return isLeap ? [{ section, text }] : []
    }),
  )
}

/** Addresses of pages in texts that no page has. */
function addressFaults(value: unknown, { sites }: Targets): string[] {
  const paths = new Set(sites.map(({ path }) => path))
  return nodesIn(value).flatMap(({ marks = [] }) =>
    marks.flatMap(({ type, attrs }) => {
      const address = String(attrs?.['href'] ?? '')
      const path = type === 'link' && address.startsWith(siteAddress('')) ? sitePathOf(address) : null
      return path !== null && !paths.has(path) ? [texts.check.deadAddress(address)] : []
    }),
  )
}

/** The nodes of all formatted texts in a value, in reading order. */
function nodesIn(value: unknown): readonly RichNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (!isObject(value)) return []
  return value['type'] === 'doc' ? within(value) : Object.values(value).flatMap(nodesIn)
}

const within = (node: Readonly<Record<string, unknown>>): readonly RichNode[] => {
  const content = Array.isArray(node['content']) ? node['content'].filter(isObject) : []
  return content.flatMap(each => [{ ...each, type: String(each['type']) }, ...within(each)])
}
