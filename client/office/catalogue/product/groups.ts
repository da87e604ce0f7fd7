import { isObject } from '../../../../schema/base/sameValue.ts'
import type { PartType } from '../../../../schema/catalogue/partTypes.ts'
import { partTypes } from '../../../../schema/catalogue/partTypes.ts'
import { centsOf, centsText } from '../../form/controls/numbers.ts'
import { listOf, pieceOf, type Typed, type TypedPiece } from '../../form/formValues.ts'
import { type Plain, type PriceChange, priceText } from './priceCell.ts'
import { texts } from './texts.ts'

/** What a guest does in a group, as its card says it. */
export type Sentence = keyof typeof texts.sentences
/** What „Gruppe hinzufügen“ offers. */
export type GroupKind = keyof typeof texts.kinds

const meaning: Readonly<Record<Sentence, { readonly type: PartType; readonly optional: boolean | null }>> = {
  mustOne: { type: 'select', optional: false },
  mayOne: { type: 'select', optional: true },
  mustSome: { type: 'multiselect', optional: false },
  maySome: { type: 'multiselect', optional: true },
  writes: { type: 'text', optional: null },
  uploads: { type: 'image', optional: null },
}

const isPartType = (type: Typed): type is PartType => typeof type === 'string' && Object.hasOwn(partTypes, type)
const typeOf = ({ type }: TypedPiece): PartType => (isPartType(type) ? type : 'select')

export function sentenceOf(group: TypedPiece): Sentence {
  const { takes, isSeveral } = partTypes[typeOf(group)]
  if (takes === 'text') return 'writes'
  if (takes === 'files') return 'uploads'
  if (isSeveral) return group['optional'] ? 'maySome' : 'mustSome'
  return group['optional'] ? 'mayOne' : 'mustOne'
}

/** The group with another sentence: its options stay, and who may write several lines still may. */
export function withSentence(group: TypedPiece, sentence: Sentence): TypedPiece {
  const { type, optional } = meaning[sentence]
  const isSame = partTypes[typeOf(group)].takes === partTypes[type].takes && optional === null
  const kept = isSame ? typeOf(group) : type
  const bounds = partTypes[kept].isSeveral ? {} : { least: null, most: null }
  return { ...group, ...bounds, type: kept, ...(optional === null ? {} : { optional }) }
}

/** Whether a group has options to choose from. */
export const hasOptions = (group: TypedPiece): boolean => partTypes[typeOf(group)].takes === 'options'

/** What a bare number in the price cells of a group means: where one of its options sets the price, all are read so. */
export const plainOf = (group: TypedPiece): Plain =>
  listOf(group['options']).some(option => pieceOf(option)['modifier'] === 'overwrite') ? 'overwrite' : 'add'

/** A new option; one that sets the price has to be given one. */
export const newOption = (plain: Plain, name = '', price: PriceChange | null = null): TypedPiece => ({
  name,
  modifier: price?.modifier ?? plain,
  value: price ? centsText(price.value) : plain === 'add' ? '0,00' : '',
  allergens: [],
  additives: null,
  notFor: null,
})

/** The text in an option's price cell: what cannot be read stands there as it was typed. */
export function cellOf(option: TypedPiece, plain: Plain): string {
  const change = changeIn(option)
  return change ? priceText(change, plain) : String(option['value'] ?? '')
}

/** What an option does to the price; null while nothing that can be read stands there. */
export function changeIn({ modifier, value }: TypedPiece): PriceChange | null {
  const cents = centsOf(String(value ?? ''))
  if (cents === undefined || (modifier !== 'add' && modifier !== 'subtract' && modifier !== 'overwrite')) return null
  return { modifier, value: cents }
}

/** A group of a kind, ready to be filled in; `taken` are the keys of the others. */
export function newGroup(kind: GroupKind, taken: readonly string[]): TypedPiece {
  const sentence = { size: 'mustOne', extras: 'maySome', side: 'mustOne', text: 'writes', picture: 'uploads' } as const
  const name = kind === 'text' ? texts.ownText : texts.kinds[kind]
  const blank = { step: keyOfName(name, taken), name, description: '', options: [], ...noBounds }
  const group = withSentence({ ...blank, type: 'select', optional: true }, sentence[kind])
  return hasOptions(group) ? { ...group, options: [newOption(kind === 'size' ? 'overwrite' : 'add')] } : group
}

const noBounds = { isLeftOpen: null, least: null, most: null, longest: null, onlyIf: null }

/** Groups of another product with keys of their own. */
export function copiedGroups(groups: readonly Typed[], taken: readonly string[]): readonly Typed[] {
  const keys = [...taken]
  return groups.map(group => {
    const { step, ...rest } = pieceOf(group)
    const key = keyOfName(String(step), keys)
    keys.push(key)
    // What it was asked under stands in the other product.
    return { ...rest, step: key, ...(key === step ? {} : { onlyIf: null }) }
  })
}

/** 'groesse' of 'Größe', with a number behind it where another group has the key. */
export function keyOfName(name: string, taken: readonly string[]): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, letter => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 50)
  const key = plain === '' ? 'gruppe' : plain
  for (let place = 1; ; place++) {
    const numbered = place === 1 ? key : `${key}-${place}`
    if (!taken.includes(numbered)) return numbered
  }
}

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** The groups of a configuration as the form holds it. */
export const groupsIn = (typed: Typed): readonly Typed[] => listOf(isObject(typed) ? pieceOf(typed)['parts'] : [])
