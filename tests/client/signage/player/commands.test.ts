import { expect, test } from 'vitest'
import { type Call, NetworkError } from '../../../../client/data/engine/http.ts'
import { createCommands } from '../../../../client/signage/player/commands.ts'
import type { ScreenCommandName } from '../../../../schema/signage/screenCommand.ts'

const NOW = Date.parse('2026-06-16T10:00:00Z')
const command = (name: ScreenCommandName, uid = 'befehl-1') => ({
  uid,
  name,
  value: null,
  sentAt: NOW - 1000,
  expiresAt: NOW + 60_000,
})

function tv(statusOf: (path: string) => number | null = () => 200) {
  const said: string[] = []
  const done: string[] = []
  const call: Call = async path => {
    const status = statusOf(path)
    if (status === null) throw new NetworkError('away')
    said.push(path.replace('/api/screens/commands/', ''))
    const headers = new Headers()
    return status === 200
      ? { ok: true, status, headers, data: {} as never }
      : { ok: false, status, headers, errors: [] }
  }
  const deed = (name: string, result: string | null) => async () => {
    done.push(name)
    return result
  }
  const { look } = createCommands({
    call,
    now: () => NOW,
    reload: () => void done.push('reloaded'),
    deeds: {
      identify: deed('identify', ''),
      show: deed('show', null),
      reload: deed('reload', ''),
      update: deed('update', ''),
      standby: deed('standby', ''),
      wake: deed('wake', ''),
      volume: deed('volume', ''),
      log: deed('log', 'Protokoll'),
    },
  })
  return { look, said, done }
}

test('A command is taken, done once, and told; the page goes only after that', async () => {
  const { look, said, done } = tv()
  await look([command('reload')])
  await look([command('reload')])
  expect(said).toEqual(['befehl-1/delivered', 'befehl-1/done'])
  expect(done).toEqual(['reload', 'reloaded'])
})

test('What cannot be done is told as failed', async () => {
  const { look, said } = tv()
  await look([command('show')])
  expect(said).toEqual(['befehl-1/delivered', 'befehl-1/failed'])
})

test('What was taken back, is over, or could not be taken is not done', async () => {
  const refused = tv(() => 409)
  await refused.look([command('standby')])
  const late = tv()
  await late.look([{ ...command('standby'), expiresAt: NOW }])
  let isAway = true
  const away = tv(() => (isAway ? null : 200))
  await away.look([command('standby')])
  expect([refused.done, late.done, late.said, away.done]).toEqual([[], [], [], []])
  isAway = false
  await away.look([command('standby')])
  expect(away.done).toEqual(['standby'])
})
