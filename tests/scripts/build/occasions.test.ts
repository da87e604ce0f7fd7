import { expect, test } from 'vitest'
import { byOccasion } from '../../../scripts/build/occasions.ts'

const parts = ['again', 'cart', 'dialog', 'route']
const imports = new Map([
  ['again', ['signs']],
  ['cart', ['again', 'lines', 'signs']],
  ['dialog', ['slots', 'shapes', 'lines']],
  ['route', ['own', 'shapes', 'slots', 'library']],
])
const occasions = new Map([
  ['again', 'ordering'],
  ['cart', 'ordering'],
  ['dialog', 'dialogs'],
])
const files = byOccasion({
  parts,
  imports: id => imports.get(id) ?? [],
  isLoose: id => id !== 'library',
  occasionOf: part => occasions.get(part) ?? null,
  sharedBy: id => (id === 'shapes' ? 'ordering' : 'page'),
})

test('What is opened on one occasion comes in one file, with what only that needs', () => {
  expect(['cart', 'again', 'signs'].map(id => files.get(id))).toEqual(['ordering', 'ordering', 'ordering'])
})

test('What is asked for by itself stays with its own occasion, whoever imports it besides', () => {
  expect(files.get('again')).toBe('ordering')
  expect(files.get('dialog')).toBe('dialogs')
})

test('What several occasions need comes in the file that is said to have it', () => {
  expect(['lines', 'slots', 'shapes'].map(id => files.get(id))).toEqual(['page', 'page', 'ordering'])
})

test('A route keeps a file of its own, and what has its place elsewhere stays there', () => {
  expect(['route', 'own', 'library'].some(id => files.has(id))).toBe(false)
})
