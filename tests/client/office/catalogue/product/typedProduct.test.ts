import { describe, expect, test } from 'vitest'
import { typedProduct } from '../../../../../client/office/catalogue/product/typedProduct.ts'
import { products } from '../../../../../schema/catalogue/product.ts'

const whole = { ...products.blank, name: 'Kakao', price: 360, tax: 'standard' }
const option = (name: string, value: unknown = 50) => ({ name, modifier: 'add', value, allergens: [] })
const part = (step: string, options: readonly object[]) => ({
  step,
  type: 'select',
  name: step,
  description: '',
  optional: false,
  options,
})

describe('The product that is being typed', () => {
  test('is the stored one with what is typed on top', () => {
    expect(typedProduct({ ...whole, price: 420 }, { ...whole, id: 7 })).toMatchObject({ id: 7, price: 420 })
  })

  test('that is new has a name, a price and nothing else before somebody says so', () => {
    expect(typedProduct(products.blank, null)).toMatchObject({ name: 'Neues Produkt', price: 0, config: { parts: [] } })
  })

  test('keeps what it was where what is typed is no value', () => {
    const stored = { ...whole, id: 7 }
    expect(typedProduct({ ...whole, name: '', price: 'viel' }, stored)).toMatchObject({ name: 'Kakao', price: 360 })
  })

  test('is without an option that has no name yet, and with all the others', () => {
    const typed = { ...whole, config: { parts: [part('groesse', [option('Klein'), option(''), option('Groß', 'x')])] } }
    expect(typedProduct(typed, { ...whole, id: 7 })?.config.parts[0]?.options).toMatchObject([{ name: 'Klein' }])
  })

  test('is without a group that has no name yet', () => {
    const typed = { ...whole, config: { parts: [part('', [option('Klein')]), part('extras', [option('Mohn')])] } }
    expect(typedProduct(typed, null)?.config.parts.map(({ step }) => step)).toEqual(['extras'])
  })
})
