import { expect, onTestFinished, test } from 'vitest'
import { createErasures } from '../../../../client/data/office/erasures.ts'
import { openStream } from '../../../../client/data/sync/stream.ts'
import { device } from '../../../support/device.ts'
import { openWalk } from '../../../support/walk.ts'

test('Each erasure and every restored backup drop what is kept once; another start of the server drops nothing', async () => {
  const { world } = device(await openWalk())
  let tell = (_event: MessageEvent) => {}
  const openEventSource = () => ({
    readyState: 1,
    addEventListener: (type: string, listener: (event: MessageEvent) => void) => {
      if (type === 'message') tell = listener
    },
    close() {},
  })
  const stream = openStream({ ...world, openEventSource })
  let dropped = 0
  const erasures = createErasures(world, 1, async () => void (dropped += 1))
  for (const stop of [stream.close, erasures.close, erasures.hear(stream)]) onTestFinished(stop)
  const after = async (seq: string): Promise<number> => {
    tell(new MessageEvent('message', { data: JSON.stringify({ db_name: 'erasures', seq }) }))
    await new Promise(setImmediate)
    return dropped
  }
  const told = ['1-9f03c1.e3', '1-9f03c1.e3', '1-a5.e3', '2-a5.e3', '2-b7.e4', '2-c9.e4']
  const counts: number[] = []
  for (const seq of told) counts.push(await after(seq))
  expect(counts).toEqual([1, 1, 1, 2, 3, 3])
})
