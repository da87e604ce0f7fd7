import type { Body, Entity } from '../../../schema/base/entity.ts'
import { type MergeRules, merge } from '../../../schema/base/merge.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import type { Trouble } from '../../data/office/office.ts'
import { describe, type Words } from './describe.ts'
import { type Field, formModel } from './formModel.ts'

/** Whose value a field gets. */
export type Choice = 'mine' | 'theirs'
export type Choices = Readonly<Record<string, Choice>>

/** One field that two people changed: their values as text, '' where it is empty, and the sentence that says it. */
export interface Contested {
  readonly field: Field
  readonly mine: string
  readonly theirs: string
  readonly base: string
  readonly sentence: string
}

type Sides = Pick<Trouble, 'mine' | 'theirs' | 'base'>

/** The fields a person has to decide about, in the order of the form. */
export function contestedFields(entity: Entity, names: readonly string[], sides: Sides, words: Words): Contested[] {
  return formModel(entity)
    .filter(field => names.includes(field.name))
    .map(field => {
      const [mine, theirs, base] = [sides.mine, sides.theirs, sides.base].map(body =>
        describe(field, body?.[field.name], words),
      ) as [string, string, string]
      return { field, mine, theirs, base, sentence: sentenceOf(mine, theirs, base) }
    })
}

/**
 * What is to be saved on top of theirs: everything that was typed where nobody else changed anything, and the contested
 * fields that were decided for mine. Null where nothing of mine is left.
 */
export function resolution(
  sides: Sides,
  contested: readonly string[],
  choices: Choices,
  rules: MergeRules = {},
): Body | null {
  const kept = typedFields(sides).filter(name => !contested.includes(name) || choices[name] === 'mine')
  // Within a field that both changed in different places theirs stays where mine says nothing.
  const merged = sides.theirs && sides.base ? merge(sides.base, sides.mine, sides.theirs, rules).body : sides.mine
  return kept.length === 0 ? null : Object.fromEntries(kept.map(name => [name, merged[name] ?? null]))
}

/** Fields in which what was typed differs from what it was typed onto. */
export function typedFields({ mine, base }: Sides): string[] {
  return Object.keys(mine).filter(
    name => name !== 'id' && name !== 'rev' && !sameValue(mine[name] ?? null, base?.[name] ?? null),
  )
}

function sentenceOf(mine: string, theirs: string, base: string): string {
  const before = base === '' ? 'Vorher war das Feld leer.' : `Vorher stand dort ${quoted(base)}.`
  const now = theirs === '' ? 'inzwischen wurde das Feld geleert' : `inzwischen steht dort ${quoted(theirs)}`
  const you = mine === '' ? 'Sie haben das Feld geleert' : `Sie haben ${quoted(mine)} eingetragen`
  return `${you}, ${now}. ${before}`
}

function quoted(text: string): string {
  return `„${text.length > 120 ? `${text.slice(0, 119)}…` : text}“`
}
