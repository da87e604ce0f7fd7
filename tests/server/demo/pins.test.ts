import { expect, test } from 'vitest'
import { demoPerson } from '../../../server/demo/people.ts'
import { insertPins } from '../../../server/demo/pins.ts'
import { isPin } from '../../../server/time/pins.ts'
import { openShop } from '../../support/shop.ts'

test('Everybody of the demo clocks in with the PIN of the README, but nobody who is gone', async () => {
  const shop = await openShop({})
  const { storage, secret, clock } = shop.deps
  await storage.write(insertPins(secret, clock.now()))
  const may = (username: string, pin: string) => isPin(storage.read, secret, demoPerson(username).id, pin)
  expect([await may('s.gruber', '2468'), await may('s.gruber', '0815'), await may('p.former', '2468')]).toEqual([
    true,
    false,
    false,
  ])
  await shop.close()
})
