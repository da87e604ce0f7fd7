import { addressOf } from '../../../schema/base/call.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { BoardSwitchCall } from '../../../schema/counter/boardSwitch.ts'
import { endSwitch, throwSwitch } from '../../../schema/counter/calls.ts'
import type { DeedKind } from './deed.ts'

/** A switch of a branch that is thrown at a board, or ended: then only its id counts. */
export interface SwitchBody {
  readonly branch: number
  readonly id: number
  readonly on: BoardSwitchCall | null
}

/** Switches of a branch go one after the other, so that none ends before it began. */
export const switchDeed: DeedKind<SwitchBody> = {
  name: 'boardSwitch',
  is: isSwitch,
  handling: ({ body: { branch, id, on } }) => ({
    path: on ? addressOf(throwSwitch, { id: branch }) : addressOf(endSwitch, { id: branch, switch: id }),
    body: on ?? {},
    queue: `switches ${branch}`,
    retriesOn: [401],
    expires: 'all',
    keptMs: 60_000,
  }),
}

function isSwitch(body: unknown): body is SwitchBody {
  return isObject(body) && typeof body['branch'] === 'number' && typeof body['id'] === 'number' && 'on' in body
}
