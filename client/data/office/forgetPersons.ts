import { inTheNameOf } from '../../../schema/base/call.ts'
import type { Me } from '../../../schema/base/calls.ts'
import { wholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { ask, createCall } from '../engine/http.ts'
import type { World } from '../engine/world.ts'
import type { KeptAnswers } from './keptAnswers.ts'
import type { KeptDrafts } from './keptDrafts.ts'

/** A note about an order that is not written to its end. */
const ABOUT_ORDER = /^notes:new:orders:(\d+)$/

/** Takes off the device what the server said, and what was typed, where it may name somebody who was erased. */
export async function forgetPersons(
  world: Pick<World, 'fetch'>,
  me: Pick<Me, 'user'>,
  { answers, drafts }: { readonly answers: Pick<KeptAnswers, 'forget'>; readonly drafts: KeptDrafts },
): Promise<void> {
  await answers.forget()
  await forgetOrderDrafts(world, me, drafts)
}

/**
 * Takes off the device what was typed about orders whose guest was erased since, or that may not be read any more: an erasure
 * is told without saying whose it was. Throws where the server could not be asked.
 */
async function forgetOrderDrafts(
  { fetch }: Pick<World, 'fetch'>,
  { user }: Pick<Me, 'user'>,
  drafts: Pick<KeptDrafts, 'names' | 'drop'>,
): Promise<void> {
  const send = createCall(fetch)
  for (const name of await drafts.names()) {
    const [, id] = ABOUT_ORDER.exec(name) ?? []
    if (id === undefined) continue
    const answer = await ask(wholeOrder, { params: { id } }, { send, headers: inTheNameOf(user.id) })
    const isGone = answer.ok ? answer.data.events.some(({ action }) => action === 'forget') : isHidden(answer.status)
    if (isGone) await drafts.drop(name)
    else if (!answer.ok) throw new Error(`Order ${id} could not be asked for.`)
  }
}

const isHidden = (status: number): boolean => status === 403 || status === 404
