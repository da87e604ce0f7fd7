import { expect, test } from 'vitest'
import type { Deed, Undone } from '../../../../client/office/history/undo.ts'
import { undoText } from '../../../../client/office/history/undoText.ts'
import type { RevisionEntry } from '../../../../schema/base/history.ts'
import { products } from '../../../../schema/catalogue/product.ts'

const ME = 1
const rowOf = (price: number) => ({
  id: 1,
  rev: '1-a',
  body: { id: 1, name: 'Semmel', price },
  state: 'saved' as const,
})
const deed: Deed = { entity: products, id: 1, before: rowOf(120), after: rowOf(130) }

function stepBy(id: number, name: string | null, field = 'price'): RevisionEntry {
  return { rev: '2-a', kind: 'changed', at: 0, author: { id, name }, changes: [{ field, before: 1, after: 2 }] }
}

test.each<[string, Undone, readonly RevisionEntry[], string]>([
  ['all of it', { kind: 'undone', left: [] }, [], '„Semmel“ ist wieder wie vorher.'],
  [
    'part of it, with the name of whoever changed the rest',
    { kind: 'partly', left: [['price']] },
    [stepBy(ME, 'Ich'), stepBy(5, 'Fremd', 'name'), stepBy(7, 'Eva Berger')],
    'Zurückgenommen. Geblieben ist, was inzwischen geändert wurde: Preis (Eva Berger).',
  ],
  [
    'nothing, and nobody can say who it was without the server',
    { kind: 'nothing', left: [['price']] },
    [],
    'Nicht zurückgenommen, denn es wurde inzwischen geändert: Preis (jemand anderes).',
  ],
  ['nothing any more', { kind: 'refused', left: [] }, [], '„Semmel“: Das lässt sich nicht mehr zurücknehmen.'],
])('Undo says what it took back: %s', (_what, undone, steps, wanted) => {
  expect(undoText(deed, undone, steps, ME)).toBe(wanted)
})
