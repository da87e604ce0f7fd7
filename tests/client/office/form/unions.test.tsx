import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Row, Trouble } from '../../../../client/data/office/office.ts'
import { contestedPaths, contestedPiece, resolution } from '../../../../client/office/form/conflict.ts'
import { known, noneKnown } from '../../../../client/office/form/controls/entryIds.ts'
import {
  bodyIn,
  changedFields,
  changesIn,
  conflictsIn,
  decide,
  newDraft,
  problemsIn,
  shownIn,
  typeInto,
} from '../../../../client/office/form/draft.ts'
import { FieldRow } from '../../../../client/office/form/FieldRow.tsx'
import { type Field, type FieldOf, formModel } from '../../../../client/office/form/formModel.ts'
import { FormContext } from '../../../../client/office/form/formScope.tsx'
import {
  blankTyped,
  choose,
  chosenKind,
  chosenVariant,
  listOf,
  pieceOf,
  type Typed,
  toStored,
  toTyped,
  typedPieceOf,
} from '../../../../client/office/form/formValues.ts'
import { byPath, nameOfPath } from '../../../../client/office/form/problems.ts'
import { shifted } from '../../../../client/office/list/lists.ts'
import { keptByAdmins } from '../../../../schema/base/access.ts'
import { type Body, type Entity, entity, whole } from '../../../../schema/base/entity.ts'
import { distinct, money, name, piece, text, variants } from '../../../../schema/base/fields.ts'
import { merge } from '../../../../schema/base/merge.ts'
import { mergeRules } from '../../../../schema/base/mergeRules.ts'

const offer = piece({ sku: name(), price: money(), note: text() }, { sku: 'Artikel', price: 'Preis', note: 'Notiz' })
const content = variants(
  'kind',
  [
    piece({ kind: z.literal('words'), text: name() }, { kind: 'Art', text: 'Text' }),
    piece({ kind: z.literal('offers'), offers: distinct(offer, 'sku', 20) }, { kind: 'Art', offers: 'Angebote' }),
  ],
  { words: 'Worte', offers: 'Angebote' },
)
const layer = piece(
  { key: name(), isHidden: z.boolean(), content },
  { key: 'Name', isHidden: 'Versteckt', content: 'Inhalt' },
)
/** Three deep: a keyed list of layers, in each a union, in one of its kinds a keyed list again. */
const scenes: Entity = entity({
  type: 'scenes',
  label: { one: 'Szene', many: 'Szenen' },
  fields: { title: name(), layers: distinct(layer, 'key', 20) },
  labels: { title: 'Titel', layers: 'Ebenen' },
  blank: { layers: [] },
  access: keptByAdmins,
  audiences: { office: whole },
  title: ({ title }) => title,
})

const layers = formModel(scenes).find((field): field is FieldOf<'list'> => field.name === 'layers') as FieldOf<'list'>
const contentField = (layers.item as FieldOf<'piece'>).fields[2] as FieldOf<'variants'>
const naming = { title: () => undefined, taxClass: () => undefined, currency: 'EUR', zone: 'Europe/Vienna' }
const coffee = { sku: 'K1', price: 350, note: '' }
const tea = { sku: 'T1', price: 320, note: '' }
const menu = { key: 'menu', isHidden: false, content: { kind: 'offers', offers: [coffee, tea] } }
const greeting = { key: 'greeting', isHidden: false, content: { kind: 'words', text: 'Guten Morgen' } }
const body: Body = { id: 7, title: 'Theke', layers: [greeting, menu] }
const row = (changes: Body = {}, rev = '1-a'): Row => ({ id: 7, rev, body: { ...body, ...changes }, state: 'saved' })
const withOffers = (...offers: unknown[]) => [greeting, { ...menu, content: { kind: 'offers', offers } }]

/** The layers with something else typed into one field of one offer. */
function typedOffer(typed: Typed, index: number, part: string, value: string): Typed {
  return listOf(typed).map(entry => {
    const piece = pieceOf(entry)
    if (piece['key'] !== 'menu') return entry
    const { offers } = typedPieceOf(piece['content'], 'offers')
    const next = listOf(offers).map((each, place) => (place === index ? { ...pieceOf(each), [part]: value } : each))
    return { ...piece, content: chosenVariant(piece['content'], 'offers', { offers: next }) }
  })
}
const open = newDraft(scenes, row())
const typing = (part: string, value: string, index = 0, draft = open, now = row()) =>
  typeInto(draft, layers, typedOffer(shownIn(draft, layers, now), index, part, value), now)

describe('The form of a union', () => {
  it('knows its kinds with their German labels and the fields of each', () => {
    expect(contentField.tag).toMatchObject({
      name: 'kind',
      label: 'Art',
      options: { words: 'Worte', offers: 'Angebote' },
    })
    expect(contentField.fieldsOf['words']?.map(({ label }) => label)).toEqual(['Text'])
    expect(contentField.fieldsOf['offers']?.[0]).toMatchObject({ kind: 'list', key: 'sku' })
  })

  it('knows by which field the entries of a list are told apart', () => {
    expect(layers.key).toBe('key')
  })

  it('gives every stored value back as it was', () => {
    expect(toStored(layers, toTyped(layers, body['layers']))).toStrictEqual(body['layers'])
    const foreign = { kind: 'video', url: 'x', size: { width: 3 } }
    expect(toStored(contentField, toTyped(contentField, foreign))).toStrictEqual(foreign)
  })

  it('starts with its first kind', () => {
    expect(toStored(contentField, blankTyped(contentField, { first: true }))).toEqual({ kind: 'words' })
  })

  it('keeps what was typed under another kind until it is saved', () => {
    const typed = chosenVariant(toTyped(contentField, greeting.content), 'words', { text: 'Guten Abend' })
    const other = choose(contentField, typed, 'offers')
    expect(toStored(contentField, other)).toEqual({ kind: 'offers', offers: [] })
    const back = choose(contentField, other, 'words')
    expect(toStored(contentField, back)).toEqual({ kind: 'words', text: 'Guten Abend' })
    const saved = toTyped(contentField, toStored(contentField, back))
    expect([chosenKind(saved), typedPieceOf(saved, 'offers')]).toEqual(['words', {}])
  })
})

describe('What stands against saving is told at the field it belongs to', () => {
  const problemsOf = (value: Typed) => problemsIn(typeInto(open, layers, value, row()), row())

  it('three pieces deep', () => {
    const problems = problemsOf(typedOffer(shownIn(open, layers, row()), 1, 'price', 'viel'))
    expect(problems).toMatchObject([{ field: 'layers.1.content.offers.1.price', code: 'number' }])
    expect(nameOfPath(scenes, 'layers.1.content.offers.1.price')).toBe(
      'Ebenen, Eintrag 2, Inhalt, Angebote, Eintrag 2, Preis',
    )
  })

  it('also where no kind is chosen, and where two entries have the same key', () => {
    const blank = { key: 'menu', isHidden: false, content: blankTyped(contentField) }
    const problems = problemsOf([...listOf(shownIn(open, layers, row())), blank])
    expect(problems.map(({ field }) => field)).toContain('layers.2.content.kind')
    const twice = problemsOf([...listOf(shownIn(open, layers, row())), toTyped(layers.item, menu)])
    expect(twice).toMatchObject([{ field: 'layers.2.key', code: 'twice' }])
  })

  it('and stands in the form that a person sees', () => {
    const typed = typedOffer(shownIn(open, layers, row()), 1, 'price', 'viel')
    const html = drawn(layers, typed, byPath(problemsOf(typed)))
    expect(html).toContain('id="feld-layers.1.content.offers.1.price-fehler"')
    expect(html).toContain('Bitte geben Sie eine Zahl an.')
  })
})

describe('The form that a person sees', () => {
  it('shows the fields of the chosen kind only, and what moves and removes an entry', () => {
    const html = drawn(layers, toTyped(layers, body['layers']))
    expect(html).toContain('value="Guten Morgen"')
    expect(html).toContain('id="feld-layers.0.content.kind"')
    expect(html).not.toContain('feld-layers.0.content.offers')
    expect(html).not.toContain('feld-layers.1.content.text')
    for (const label of ['Eintrag 2 verschieben', 'Eintrag 2 nach oben', 'Eintrag 2 entfernen'])
      expect(html).toContain(label)
  })
})

describe('An entry keeps its identity', () => {
  const entries = listOf(toTyped(layers, body['layers']))
  const first = known(noneKnown, entries, 'key')

  it('while its key is being typed', () => {
    const typed = [{ ...pieceOf(entries[0]), key: 'greetin' }, ...entries.slice(1)]
    expect(known(first, typed, 'key').ids).toEqual(first.ids)
  })

  it('when it is moved, and when somebody else puts another one before it', () => {
    expect(known(first, shifted(entries, 0, 1), 'key').ids).toEqual(first.ids.toReversed())
    const added = listOf(toTyped(layers, [{ ...menu, key: 'new' }, greeting, menu]))
    expect(known(first, added, 'key').ids).toEqual([2, 0, 1])
  })

  it('and nobody gets that of one that was removed', () => {
    const fewer = known(first, entries.slice(1), 'key')
    expect(known(fewer, [...entries.slice(1), { key: '' }], 'key').ids).toEqual([1, 2])
  })
})

describe('What others change in other entries meanwhile', () => {
  const remote = row({ layers: withOffers(coffee, { ...tea, price: 340 }, { sku: 'W1', price: 200, note: '' }) }, '2-b')

  it('stands in the form beside what is being typed, letter by letter', () => {
    const draft = typing('price', '3,9')
    expect(conflictsIn(draft, remote)).toEqual([])
    expect(typedPieceOf(pieceOf(listOf(shownIn(draft, layers, remote))[1])['content'], 'offers')).toMatchObject({
      offers: [{ price: '3,9' }, { price: '3,40' }, { sku: 'W1' }],
    })
    expect(changesIn(draft, remote)).toEqual({
      layers: withOffers({ ...coffee, price: 390 }, { ...tea, price: 340 }, { sku: 'W1', price: 200, note: '' }),
    })
  })

  it('is what is typed onto from then on', () => {
    const draft = typing('note', 'heiß', 2, typing('price', '3,90'), remote)
    expect(draft.base?.rev).toBe('2-b')
    expect(conflictsIn(draft, remote)).toEqual([])
  })
})

describe('A piece that two people changed', () => {
  const remote = row({ layers: withOffers({ ...coffee, price: 360, note: 'neu' }, tea) }, '2-b')
  const path = ['layers', 'menu', 'content', 'offers', 'K1', 'price']

  it('is the only one to be decided about', () => {
    expect(conflictsIn(typing('price', '3,90'), remote)).toEqual([path])
  })

  it('gets the side that was decided for, and everything around it stays', () => {
    const mine = decide(typing('price', '3,90'), path, 'mine', remote)
    expect([conflictsIn(mine, remote), mine.base?.rev]).toEqual([[], '2-b'])
    expect(bodyIn(mine, remote)['layers']).toEqual(withOffers({ ...coffee, price: 390, note: 'neu' }, tea))
    const theirs = decide(typing('price', '3,90'), path, 'theirs', remote)
    expect([conflictsIn(theirs, remote), changedFields(theirs)]).toEqual([[], []])
  })

  it('is to be decided again when it changes once more', () => {
    const draft = typing('price', '3,90', 0, typing('note', 'alt'))
    const first = decide(draft, path, 'mine', remote)
    expect(conflictsIn(first, remote)).toEqual([[...path.slice(0, -1), 'note']])
    const later = row({ layers: withOffers({ ...coffee, price: 370, note: 'neu' }, tea) }, '3-c')
    expect(conflictsIn(first, later)).toHaveLength(2)
  })

  it('is told with its entry, not with the whole list, and settled alone', () => {
    const mine = { ...body, layers: withOffers({ ...coffee, price: 390 }, tea) }
    const theirs = { ...remote.body, title: 'Tresen' }
    const { conflicts } = merge(body, mine, theirs, mergeRules(scenes.shape))
    const trouble: Pick<Trouble, 'mine' | 'theirs' | 'base' | 'conflicts' | 'fields'> = {
      mine,
      theirs,
      base: body,
      conflicts,
      fields: ['layers'],
    }
    const [contested, ...others] = contestedPaths(scenes, trouble).map(each =>
      contestedPiece(scenes, each, trouble, naming),
    )
    expect(others).toEqual([])
    expect(contested).toMatchObject({
      label: 'Ebenen, „menu“, Inhalt, Angebote, „K1“, Preis',
      mine: '3,90\u00a0€',
      theirs: '3,60\u00a0€',
      base: '3,50\u00a0€',
    })
    const key = contested?.key ?? ''
    expect(resolution(scenes, trouble, { [key]: 'mine' })).toEqual({
      layers: withOffers({ ...coffee, price: 390, note: 'neu' }, tea),
    })
    expect(resolution(scenes, trouble, { [key]: 'theirs' })).toBeNull()
  })
})

describe('A list that two people put in different orders', () => {
  it('is told by the names of its entries', () => {
    const third = { ...greeting, key: 'end' }
    const base = { layers: [greeting, menu, third] }
    const sides = { base, mine: { layers: [menu, greeting, third] }, theirs: { layers: [greeting, third, menu] } }
    expect(contestedPiece(scenes, ['layers'], sides, naming)).toMatchObject({
      label: 'Ebenen, Reihenfolge',
      mine: 'menu · greeting · end',
      theirs: 'greeting · end · menu',
    })
  })
})

function drawn(field: Field, value: Typed, problems: ReturnType<typeof byPath> = new Map()): string {
  const scope = {
    disabled: false,
    problems,
    zone: 'Europe/Vienna',
    currencySign: '€',
    country: null,
    controls: {},
    entryName: () => undefined,
    place: () => null,
    presentAt: () => [],
    historyOf: () => null,
    sibling: () => undefined,
  }
  return renderToStaticMarkup(
    <FormContext value={scope}>
      <FieldRow field={field} path={field.name} value={value} onChange={() => {}} />
    </FormContext>,
  )
}
