import { expect, test } from 'vitest'
import { offeredChoices } from '../../../schema/catalogue/offeredChoices.ts'
import { optionOf, partOf, productOf } from '../../support/business.ts'

const bread = partOf({ options: [optionOf('Semmel'), optionOf('Vollkorn')] })
const extras = partOf({ step: 'extras', type: 'multiselect', options: [optionOf('Käse'), optionOf('Speck')] })
const wish = partOf({ step: 'wish', type: 'text' })
const sandwich = productOf({ type: 'configurable', config: { parts: [bread, extras, wish] } })

test('Options that are gone are named and taken out; what is typed stays', () => {
  const values = { [bread.step]: 'Laugenstange', extras: ['Käse', 'Trüffel'], wish: 'Trüffel' }
  expect(offeredChoices(sandwich, values)).toEqual({
    parts: { [bread.step]: null, extras: ['Käse'], wish: 'Trüffel' },
    gone: ['Laugenstange', 'Trüffel'],
  })
})

test('A configuration of which everything is offered is as it was', () => {
  const values = { [bread.step]: 'Vollkorn', extras: ['Speck'], wish: 'ohne Butter' }
  expect(offeredChoices(sandwich, values)).toEqual({ parts: values, gone: [] })
})
