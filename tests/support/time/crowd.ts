import type { ClockCall } from '../../../schema/time/requests.ts'
import { hashOf } from '../../../server/base/auth/sessionList.ts'
import type { Storage } from '../../../server/base/storage/storage.ts'
import { hashOf as deviceHash } from '../../../server/counter/devices/tokens.ts'
import { pinHash } from '../../../server/time/pins.ts'
import { allHoursBusiness } from '../allHours.ts'
import { deviceDocument } from '../pairedDevice.ts'

const TERMINAL = 'terminal-'.padEnd(43, 'x')
const FIRST = 100
const sessionOf = (person: number): string => `phone-${person}-`.padEnd(43, 'x')
const pinOf = (person: number): string => String(100_000 + person)
const peopleOf = (count: number): number[] => Array.from({ length: count }, (_, index) => FIRST + index)

/** A business of so many people, all at its first branch, and the terminal there; it may sell `products`. */
export const crowdDocuments = (count: number, products = 1) => [
  ...allHoursBusiness({ products }),
  deviceDocument(1, { kind: 'terminal' }),
  ...peopleOf(count).map(id => ({
    type: 'users',
    id,
    body: {
      username: `person${id}`,
      firstName: 'Erika',
      lastName: `Muster ${id}`,
      phone: '',
      roles: ['ROLE_EMPLOYEE'],
      branches: [1],
      isEnabled: true,
    },
  })),
]

/**
 * Pairs the terminal, and gives everybody a PIN and a phone that is signed in (`at`: epoch ms), without passing by the front
 * door a thousand times. `secret` is the server's own. Returns their numbers.
 */
export async function letIn(
  storage: Pick<Storage, 'write'>,
  secret: Uint8Array,
  count: number,
  at: number,
): Promise<readonly number[]> {
  const people = peopleOf(count)
  await storage.write(async ({ staff, pins, devices }) => {
    const begun = { createdAt: at, seenAt: at }
    await devices.insertToken({ tokenHash: deviceHash(TERMINAL), device: 1, ...begun, endsAt: null })
    for (const user of people) {
      await pins.put(user, pinHash(secret, user, pinOf(user)), at)
      const tokenHash = hashOf(sessionOf(user))
      await staff.insertSession({ tokenHash, user, ...begun, client: null, revokedAt: null })
    }
  })
  return people
}

/** How somebody is asked after, or clocks, at the terminal. */
export const atTerminal = (person: number) => ({
  path: `/api/time-tracking/${TERMINAL}/person${person}/working-activities`,
  headers: { Pin: pinOf(person) },
})

/** How somebody clocks in at the terminal or on their own phone. */
export function clockingIn(person: number, place: 'terminal' | 'phone', call: ClockCall) {
  const { path, headers } = atTerminal(person)
  return place === 'terminal'
    ? { path: `${path}/start`, headers, body: call }
    : { path: '/api/working-activities/own/start', headers: { Cookie: `session=${sessionOf(person)}` }, body: call }
}
