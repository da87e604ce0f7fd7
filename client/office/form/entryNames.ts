import { excerpt, textIn } from '../../../schema/base/richText/excerpt.ts'
import { type Field, type FieldOf, partsOfField } from './formModel.ts'
import { type Parts, partsOf } from './formValues.ts'
import { type Naming, valueText } from './valueText.ts'

/** What of an entry's words is told where it is only named: characters. */
const MOST = 40

/** How people call an entry of a list: of its kind where there are several, and by its words. */
interface EntryName {
  /** '' where its list has only one kind. */
  readonly kind: string
  readonly words: string
}

/**
 * What an entry is called by: by what tells it apart, where that means something to people, else by how it begins. `values`
 * are what it is or was, the first that is there counts.
 */
export function entryName(list: FieldOf<'list'>, key: string, values: readonly unknown[], naming?: Naming): EntryName {
  const told = list.key === null ? undefined : partsOfField(list.item).find(({ name }) => name === list.key)
  const entry = values.find(value => value !== null && value !== undefined)
  if (told?.kind !== 'entryKey' || entry === undefined)
    return { kind: '', words: (told && naming && valueText(told, key, naming)) || key }
  const { item } = list
  if (item.kind !== 'variants') return { kind: '', words: wordsIn(item, entry) || key }
  const kind = String(partsOf(entry)[item.tag.name])
  return { kind: item.tag.options[kind] ?? kind, words: wordsIn(item, entry) }
}

/** 'Text „Drei Tore“', '„Gruß“'. */
export const quotedName = ({ kind, words }: EntryName): string =>
  [kind, words === '' ? '' : `„${words}“`].filter(part => part !== '').join(' ')

/** The fields of a value that may be of several kinds, as the first of `values` that says so is; of all kinds where none does. */
export function partsAmong(field: Field, values: readonly unknown[]): readonly Field[] {
  if (field.kind !== 'variants') return partsOfField(field)
  const own = values.map(value => ownParts(field, partsOf(value))).find(parts => parts !== undefined)
  return own ? [field.tag, ...own] : partsOfField(field)
}

const ownParts = ({ tag, fieldsOf }: FieldOf<'variants'>, value: Parts): readonly Field[] | undefined =>
  fieldsOf[String(value[tag.name])]

/** The first words in a value; '' where it has none. */
function wordsIn(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'markdown':
      return typeof value === 'string' ? excerpt(value, MOST) : ''
    case 'richText':
      return excerpt(textIn(value), MOST)
    case 'piece':
    case 'variants': {
      const parts = partsOf(value)
      const told = field.kind === 'piece' ? field.fields : (ownParts(field, parts) ?? [])
      return told.map(part => wordsIn(part, parts[part.name])).find(words => words !== '') ?? ''
    }
    default:
      return ''
  }
}
