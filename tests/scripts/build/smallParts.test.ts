import { expect, test } from 'vitest'
import { smallParts } from '../../../scripts/build/smallParts.ts'

const at = (path: string) => `/project/client/${path}`
const bulk = at('office/bulk/PlanDialog.tsx')
const paste = at('office/bulk/PasteDialog.tsx')
const editor = at('office/website/Editor.tsx')
const texts = at('office/texts.ts')
const renderer = at('office/website/renderer.ts')
const steps = at('office/steps.ts')
const desk = at('office/desk.ts')

const imports = new Map([
  [bulk, [texts, desk]],
  [paste, [texts, steps]],
  [editor, [renderer, steps, texts]],
])
const sizes = new Map([
  [editor, 10_000],
  [renderer, 20_000],
])

const files = (isLoose = (id: string) => id !== desk) =>
  smallParts({
    // One of them is a part of its own as well, which others have at once.
    parts: [bulk, paste, editor, steps],
    imports: id => imports.get(id) ?? [],
    sizeOf: id => sizes.get(id) ?? 500,
    isLoose,
    pieces: 'pieces',
  })

test('Small parts of one folder come in one file', () => {
  expect(files().get(bulk)).toBe('office-bulk')
  expect(files().get(paste)).toBe('office-bulk')
})

test('What several parts need comes in one file for all of them', () => {
  expect(files().get(texts)).toBe('pieces')
})

test('A part that is large with what it alone needs keeps a file of its own', () => {
  expect(files().has(editor)).toBe(false)
  expect(files().has(renderer)).toBe(false)
})

test('What is asked for by itself as well is not dragged into a file with others', () => {
  expect(files().has(steps)).toBe(false)
})

test('What another file of the program has stays there', () => {
  expect(files().has(desk)).toBe(false)
  expect(files(() => true).get(desk)).toBe('office-bulk')
})
