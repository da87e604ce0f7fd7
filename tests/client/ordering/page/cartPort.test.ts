import { describe, expect, it } from 'vitest'
import { createCartPort, type MenuEvent } from '../../../../client/ordering/page/cartPort.ts'

const roll = { product: 1, amount: 1, unit: 'amount', parts: {} } as const

describe('What a guest does before the program of the cart has come', () => {
  it('waits and is heard by the cart, in its order', () => {
    const port = createCartPort('takeaway')
    const heard: MenuEvent[] = []
    port.send({ type: 'item.added', item: roll })
    port.send({ type: 'choice.made', choice: { mode: 'delivery' } })
    port.connect(event => heard.push(event))
    port.send({ type: 'item.added', item: roll })
    expect(heard.map(({ type }) => type)).toEqual(['item.added', 'choice.made', 'item.added'])
  })

  it('is heard once, even if the cart comes twice', () => {
    const port = createCartPort('takeaway')
    const heard: MenuEvent[] = []
    port.send({ type: 'item.added', item: roll })
    port.connect(event => heard.push(event))()
    port.connect(event => heard.push(event))
    expect(heard).toHaveLength(1)
  })

  it('shows its choice at once', () => {
    const port = createCartPort('takeaway')
    port.send({ type: 'choice.made', choice: { mode: 'delivery', deliveryArea: 'Zentrum' } })
    expect(port.facts.get()).toMatchObject({ mode: 'delivery', isChosen: true, deliveryArea: 'Zentrum' })
  })

  it('shows its choice at once also while the cart is still read', () => {
    const port = createCartPort('takeaway')
    port.connect(() => {})
    port.send({ type: 'choice.made', choice: { mode: 'delivery' } })
    expect(port.facts.get()).toMatchObject({ mode: 'delivery', isChosen: true })
  })
})
