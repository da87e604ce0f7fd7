import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { HistoryStep } from '../../../../client/office/history/HistoryStep.tsx'
import {
  changedFieldsOf,
  namedIn,
  stateAfter,
  stepsOfField,
  stepTime,
  withoutChange,
} from '../../../../client/office/history/steps.ts'
import type { Entity } from '../../../../schema/base/entity.ts'
import type { RevisionEntry } from '../../../../schema/base/history.ts'
import { menus } from '../../../../schema/catalogue/menu.ts'
import { products } from '../../../../schema/catalogue/product.ts'
import { sites } from '../../../../schema/website/site.ts'

const zone = 'Europe/Vienna'
const at = Date.parse('2026-06-16T12:03:00Z')
const product = products as unknown as Entity
const menu = menus as unknown as Entity
const naming = {
  title: (_type: string, id: number) => (id === 7 ? 'Getränke' : undefined),
  taxClass: () => undefined,
  currency: 'EUR',
  zone,
}

const entryOf = (given: Partial<RevisionEntry>): RevisionEntry => ({
  rev: '2-a',
  kind: 'changed',
  at,
  author: { id: 5, name: 'Eva Berger' },
  changes: [],
  ...given,
})
const price = { field: 'price', before: 390, after: 410 }

const partsOf = (sauce: string, bread: string) => ({
  parts: [
    { step: 'sauce', type: 'text', name: sauce, description: '', optional: true, options: [] },
    { step: 'bread', type: 'text', name: bread, description: '', optional: true, options: [] },
  ],
})

function shown(entry: RevisionEntry, entity = product): string {
  const markup = renderToStaticMarkup(
    <HistoryStep {...{ entity, entry, naming, zone }} now={at} onField={() => {}} onState={() => {}} />,
  )
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

describe('A step of the history', () => {
  test('reads as who changed what, when, in German labels and values', () => {
    expect(shown(entryOf({ changes: [price] }))).toContain('14:03 Eva Berger Preis 3,90 € → 4,10 €')
    const switched = entryOf({ changes: [{ field: 'isPublic', before: true, after: false }] })
    expect(shown(switched)).toMatch(/Ja → Nein/)
    expect(shown(entryOf({ kind: 'deleted' }))).toContain('Eva Berger · Gelöscht')
  })

  test('names the entry of a list that changed, and no other', () => {
    const text = shown(
      entryOf({ changes: [{ field: 'config', before: partsOf('Soße', 'Brot'), after: partsOf('Dip', 'Brot') }] }),
    )
    expect(text).toMatch(/„sauce“.* Soße → Dip/)
    expect(text).not.toContain('Brot')
  })

  test('says what is empty, who is not known any more, and what the server did itself', () => {
    const empty = entryOf({ changes: [{ field: 'description', before: null, after: 'Frisch' }] })
    expect(shown(empty)).toContain('leer → Frisch')
    expect(shown(entryOf({ author: { id: 9, name: null } }))).toContain('eine frühere Person')
    expect(shown(entryOf({ author: { id: 0, name: null } }))).toContain('System')
  })

  test('leaves out a field that the form no longer has', () => {
    expect(shown(entryOf({ changes: [{ field: 'formerly', before: 1, after: 2 }, price] }))).not.toContain('formerly')
  })

  test('asks for the titles of what it names', () => {
    const catalog = [{ category: 7, products: [1, 2] }]
    const entry = entryOf({ changes: [{ field: 'catalog', before: [], after: catalog }] })
    expect(namedIn(menu, [entry])).toContainEqual(['categories', 7])
    expect(shown(entry, menu)).toContain('Getränke')
  })

  test('offers the way back only to whoever may change the document', () => {
    const read = renderToStaticMarkup(
      <HistoryStep
        {...{ entity: product, entry: entryOf({ changes: [price] }), naming, zone }}
        now={at}
        onField={undefined}
        onState={undefined}
      />,
    )
    expect(read).not.toContain('<button')
    expect(read).toContain('Eva Berger')
  })

  test('has its day where that is not today', () => {
    expect(stepTime(at, at + 24 * 3_600_000, zone)).toBe('16.06.2026 14:03')
  })
})

describe('Going back', () => {
  test('in one field leaves what later steps changed elsewhere in it', () => {
    const change = { field: 'config', before: partsOf('Soße', 'Brot'), after: partsOf('Dip', 'Brot') }
    expect(withoutChange(product, change, partsOf('Dip', 'Gebäck'))).toEqual(partsOf('Soße', 'Gebäck'))
    expect(withoutChange(product, price, 450)).toBe(390)
  })

  test('to a whole state takes each field as it was then, whatever happened to it since', () => {
    const entries = [
      entryOf({ rev: '4-d', changes: [{ field: 'price', before: 420, after: 430 }] }),
      entryOf({
        rev: '3-c',
        changes: [
          { ...price, before: 410, after: 420 },
          { field: 'name', before: 'A', after: 'B' },
        ],
      }),
      entryOf({ rev: '2-b', changes: [price] }),
    ]
    expect(stateAfter(entries, 2)).toEqual({ price: 410, name: 'A' })
    expect(stateAfter(entries, 1)).toEqual({ price: 420 })
    expect(stateAfter(entries, 0)).toEqual({})
  })
})

test('At the label of a field stand the steps that changed it, each with that change alone', () => {
  const name = { field: 'name', before: 'Semmel', after: 'Handsemmel' }
  const both = entryOf({ rev: '4-c', changes: [name, price] })
  const other = entryOf({ rev: '3-b', changes: [name] })
  const first = entryOf({ rev: '2-a', changes: [{ ...price, before: 380, after: 390 }] })
  expect(stepsOfField([both, other, first], 'price')).toEqual([{ ...both, changes: [price] }, first])
  expect(stepsOfField([other], 'price')).toEqual([])
})

describe('A step of a page', () => {
  const page = sites as unknown as Entity
  const paragraphs = (...lines: string[]) => ({
    type: 'doc',
    content: lines.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  })
  const text = (words: object) => ({ key: 'k1', type: 'text', value: { text: words } })
  const hidden = { key: 'k2', type: 'hero', value: { title: 'Willkommen' }, isHidden: true }
  const contentOf = (...body: object[]) => ({ body, images: [] })
  const story =
    'Der Verein wurde im Jahr 1954 von Gesellen einer Backstube gegründet und hat heute über achthundert Mitglieder.'
  const before = contentOf(text(paragraphs(story, 'Training ist samstags um sieben Uhr.')), {
    ...hidden,
    isHidden: false,
  })
  const after = contentOf(text(paragraphs(story, 'Training ist samstags um sechs Uhr.')), hidden)

  test('tells its blocks by kind and words, and of a long text only where it differs', () => {
    const told = shown(entryOf({ changes: [{ field: 'content', before, after }] }), page)
    expect(told).toMatch(/Bausteine, Text „Der Verein wurde im Jahr.*“, Inhalt, Text/)
    expect(told).toContain('… Training ist samstags um sieben Uhr. → … Training ist samstags um sechs Uhr.')
    expect(told).toContain('Aufmacher „Willkommen“, Ausgeblendet Nein → Ja')
    expect(told).not.toMatch(/object|k1|k2/)
  })

  test('that begins a draft differs from what is public, and publishing is no change of the draft', () => {
    const begun = entryOf({ changes: [{ field: 'draft', before: null, after }] })
    const [draft] = changedFieldsOf(page, begun, naming, { content: before, draft: after })
    expect(draft?.pieces.map(({ label }) => label.split(', ').at(-1))).toEqual(['Text', 'Ausgeblendet'])
    const published = [
      { field: 'content', before, after },
      { field: 'draft', before: after, after: null },
    ]
    const told = changedFieldsOf(page, entryOf({ changes: published }), naming, { content: after, draft: null })
    expect(told.map(({ field }) => field.name)).toEqual(['content'])
  })

  test('that takes a block away tells how it began', () => {
    const changes = [{ field: 'content', before, after: contentOf() }]
    const [told] = changedFieldsOf(page, entryOf({ changes }), naming)
    expect(told?.pieces.map(piece => piece.after)).toEqual(['leer', 'leer'])
    expect(told?.pieces[0]?.before).toMatch(/^Text \(.*Der Verein wurde im Jahr/)
  })

  test('that only makes words bold says so', () => {
    const bold = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Tor', marks: [{ type: 'bold' }] }] }],
    }
    const changes = [{ field: 'content', before: contentOf(text(paragraphs('Tor'))), after: contentOf(text(bold)) }]
    expect(shown(entryOf({ changes }), page)).toContain('Tor → anders gestaltet')
  })
})
