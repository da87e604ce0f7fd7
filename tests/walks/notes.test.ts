import { expect, test } from 'vitest'
import { Refused } from '../../client/data/office/office.ts'
import { device } from '../support/device.ts'
import { openDesk, openWalk, present, settled } from '../support/walk.ts'

const note = { on: 'products:1', text: '@Eva bitte neu abwiegen.', author: 'Anna Auer', isDone: false }

test('A note written without network hangs on its document at once, reaches colleagues later, and is ticked off by them', async () => {
  const shop = await openWalk()
  const one = await openDesk(shop)
  const other = await openDesk(shop, { at: device(shop), cookie: await shop.loginAs('leitung') })
  await Promise.all([settled(one), settled(other)])
  const notesAt = ({ office }: typeof one) => office.list('notes', { parent: 'products:1', limit: 10 })
  one.device.network(false)
  const writtenAt = new Date(shop.clock.now()).toISOString()
  await one.office.save('notes', null, { ...note, writtenAt }, null)
  await present(notesAt(one), ({ total }) => total === 1)
  await present(notesAt(other), ({ total }) => total === 0)

  one.device.network(true)
  const { rows } = await present(notesAt(other), ({ total }) => total === 1)
  const [there] = rows
  // Whose it is the server says: nobody writes in another's name.
  expect(there?.body).toMatchObject({ ...note, author: 'Administration' })
  await other.office.save('notes', there?.id ?? 0, { isDone: true }, there ?? null)
  await present(
    notesAt(one),
    page => page.rows[0]?.body['isDone'] === true && page.rows[0].body['author'] === 'Administration',
  )
})

test('An empty note is none, and there are none about people', async () => {
  const shop = await openWalk()
  const { office } = await openDesk(shop)
  const writtenAt = new Date(shop.clock.now()).toISOString()
  for (const wrong of [{ text: '  ' }, { on: 'users:7' }])
    await expect(office.save('notes', null, { ...note, writtenAt, ...wrong }, null)).rejects.toThrow(Refused)
})
