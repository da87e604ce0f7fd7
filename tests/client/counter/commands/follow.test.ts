import { describe, expect, test } from 'vitest'
import { followCommands } from '../../../../client/counter/commands/follow.ts'
import { createCall, NetworkError } from '../../../../client/data/engine/http.ts'

const command = (id: number, kind: string, payload = '') => ({ id, kind, payload, createdAt: 0 })

async function follow(commands: readonly object[] | 'away' | 'stranger', status = 200) {
  const did: string[] = []
  const call = createCall(async (url, init) => {
    if (commands === 'away') throw new NetworkError('away')
    if (url.endsWith('/take'))
      return commands === 'stranger'
        ? Response.json({ errors: [] }, { status: 401 })
        : Response.json({ data: commands })
    did.push(`${url} ${String(init?.body)}`)
    return Response.json({ data: {} }, { status })
  })
  await followCommands({
    call,
    log: () => 'das Protokoll',
    show: ({ payload }) => did.push(`zeigt ${payload}`),
    reload: () => did.push('lädt neu'),
  })
  return did
}

describe('what the office asks of a device', () => {
  test('is done, and told before the page begins anew', async () => {
    const asked = [command(1, 'reload'), command(2, 'notification', '0471'), command(3, 'log')]
    expect(await follow(asked)).toEqual([
      '/api/devices/commands/1/done {"result":""}',
      'zeigt 0471',
      '/api/devices/commands/2/done {"result":""}',
      '/api/devices/commands/3/done {"result":"das Protokoll"}',
      'lädt neu',
    ])
  })

  test('gives it a new key before it says that it has one; one it was not given is not told as done', async () => {
    expect(await follow([command(4, 'key')])).toEqual([
      '/api/devices/key {}',
      '/api/devices/commands/4/done {"result":""}',
    ])
    expect(await follow([command(4, 'key')], 409)).toEqual(['/api/devices/key {}'])
  })

  test.each(['away', 'stranger'] as const)('is nothing while the server is %s', async state => {
    expect(await follow(state)).toEqual([])
  })
})
