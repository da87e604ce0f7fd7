import { expect, onTestFinished, test } from 'vitest'
import { createRights } from '../../../../client/data/office/rights.ts'
import { openStream } from '../../../../client/data/sync/stream.ts'
import { device } from '../../../support/device.ts'
import { openWalk } from '../../../support/walk.ts'

test('Rights that are others than the office was opened with are heard of, also by who asks later; the same ones are no news', async () => {
  const { world } = device(await openWalk())
  let tell = (_event: MessageEvent) => {}
  const openEventSource = () => ({
    readyState: 1,
    addEventListener: (type: string, listener: (event: MessageEvent) => void) => {
      if (type === 'rights') tell = listener
    },
    close() {},
  })
  const stream = openStream({ ...world, openEventSource })
  const user = { id: 7, username: 'anna', firstName: 'Anna', lastName: 'Berger', branches: [{ id: 1 }] }
  const rights = createRights({ user, roles: ['ROLE_MANAGER'] })
  let news = 0
  for (const stop of [stream.close, rights.hear(stream), rights.follow(() => (news += 1))]) onTestFinished(stop)
  const after = (told: unknown): number => {
    tell(new MessageEvent('rights', { data: JSON.stringify(told) }))
    return news
  }
  expect(after({ roles: ['ROLE_MANAGER'], branches: [1] })).toBe(0)
  expect(after({ roles: ['ROLE_MANAGER', 'ROLE_EDITOR'], branches: [1] })).toBe(1)
  let late = 0
  onTestFinished(rights.follow(() => (late += 1)))
  expect(late).toBe(1)
})
