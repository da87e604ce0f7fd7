import { describe, expect, test } from 'vitest'
import {
  cellOf,
  copiedGroups,
  type GroupKind,
  keyOfName,
  newGroup,
  newOption,
  plainOf,
  type Sentence,
  sentenceOf,
  withSentence,
} from '../../../../../client/office/catalogue/product/groups.ts'
import { shownAs, switchesFor } from '../../../../../client/office/catalogue/product/visibility.ts'
import { formModel } from '../../../../../client/office/form/formModel.ts'
import { toStored } from '../../../../../client/office/form/formValues.ts'
import { products } from '../../../../../schema/catalogue/product.ts'

const filled = { name: 'A', value: '1,00', modifier: 'add' }

describe('A group of a product', () => {
  test.each<[GroupKind, Sentence, string]>([
    ['size', 'mustOne', 'groesse'],
    ['extras', 'maySome', 'extras'],
    ['side', 'mustOne', 'beilage'],
    ['text', 'writes', 'wunschtext'],
    ['picture', 'uploads', 'bild-vom-gast'],
  ])(
    'that is added as %s says what the guest does, has a key of its name and is stored as it is',
    (kind, sentence, key) => {
      const group = newGroup(kind, [])
      expect(sentenceOf(group)).toBe(sentence)
      expect(group['step']).toBe(key)
      const options = Array.isArray(group['options']) ? group['options'] : []
      const field = formModel(products).find(({ name }) => name === 'config')
      const whole = { ...group, options: options.map(option => ({ ...option, ...filled })) }
      const stored = field && toStored(field, { parts: [whole] })
      expect(products.shape.shape.config.safeParse(stored).error).toBeUndefined()
    },
  )

  test.each<Sentence>(['mustOne', 'mayOne', 'mustSome', 'maySome', 'writes', 'uploads'])(
    'reads back the sentence „%s“, and its options stay',
    sentence => {
      const group = withSentence({ ...newGroup('extras', []), least: '2', most: '3' }, sentence)
      expect(sentenceOf(group)).toBe(sentence)
      expect(group['options']).toHaveLength(1)
      // Limits are for several only.
      expect(group['least']).toBe(['mustSome', 'maySome'].includes(sentence) ? '2' : null)
    },
  )

  test('that takes several lines of text still does', () => {
    expect(withSentence({ type: 'textarea' }, 'writes')['type']).toBe('textarea')
  })

  test('reads bare numbers as prices where one of its options sets the price', () => {
    expect(plainOf(newGroup('size', []))).toBe('overwrite')
    expect(plainOf(newGroup('side', []))).toBe('add')
    expect(
      plainOf({ options: [newOption('add'), newOption('add', 'Groß', { modifier: 'overwrite', value: 500 })] }),
    ).toBe('overwrite')
  })

  test('keeps in its cell what cannot be read', () => {
    expect(cellOf({ modifier: 'add', value: 'viel' }, 'add')).toBe('viel')
    expect(cellOf({ modifier: 'subtract', value: '0,20' }, 'add')).toBe('-0,20')
  })

  test('gets a key that no other has', () => {
    expect(keyOfName('Größe', [])).toBe('groesse')
    expect(keyOfName('Größe', ['groesse', 'groesse-2'])).toBe('groesse-3')
    expect(keyOfName('???', [])).toBe('gruppe')
  })

  test('that is taken over from another product gets a key of its own only where it has to', () => {
    const groups = [{ step: 'extras', onlyIf: { step: 'a', option: 'b' } }, { step: 'sauce' }]
    expect(copiedGroups(groups, ['extras'])).toEqual([{ step: 'extras-2', onlyIf: null }, { step: 'sauce' }])
  })
})

test('How guests see a product is one choice of three switches, and every choice reads back', () => {
  for (const shown of ['visible', 'available', 'unavailable'] as const) {
    const { isPublic, isEnabled = true, isVisibleWhenUnavailable = true } = switchesFor(shown)
    expect(shownAs(isPublic, isEnabled, isVisibleWhenUnavailable)).toBe(shown)
  }
  expect(switchesFor('hidden')).toEqual({ isPublic: false })
  expect(shownAs(false, true, true)).toBe('hidden')
  // Switched off and not to be seen then: nobody sees it.
  expect(shownAs(true, false, false)).toBe('hidden')
})
