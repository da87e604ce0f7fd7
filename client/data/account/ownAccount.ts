import { useSyncExternalStore } from 'react'
import type { Account } from '../../../schema/ordering/account.ts'
import * as calls from '../../../schema/ordering/accountCalls.ts'
import { now } from '../../device/clock.ts'
import type { Signal } from '../../device/signal.ts'
import { kept } from '../../device/storage/kept.ts'
import { memo } from '../../device/storage/memo.ts'
import { ask, NetworkError } from '../engine/http.ts'

/** What this device knows of whoever is signed in on it as an external person. */
export interface KeptAccount {
  readonly account: calls.OwnAccount
  /** Epoch ms of when the server said so. */
  readonly at: number
  /** Whether what is ordered here is ordered for the customer. */
  readonly isUsed: boolean
}

let opened: Signal<string | null> | null = null
/** Opened when it is first asked for: the server, which draws pages too, has nothing to keep it in. */
const fact = () => (opened ??= kept(memo, 'account'))
let read: { readonly text: string | null; readonly value: KeptAccount | null } = { text: null, value: null }

/** Null where nobody is signed in. */
function keptAccount(): KeptAccount | null {
  const text = fact().get()
  if (text !== read.text) read = { text, value: parsed(text) }
  return read.value
}

const follow = (listener: () => void) => fact().subscribe(listener)

/** The same, live in all pages of this device. */
export const useKeptAccount = (): KeptAccount | null => useSyncExternalStore(follow, keptAccount, () => null)

/** By what is ordered here; null where everybody's prices count. */
export function useOrderingAccount(): Account | null {
  const known = useKeptAccount()
  return known?.isUsed ? known.account.customer : null
}

/** Orders for the customer from now on, or for oneself. */
export function orderFor(isUsed: boolean): void {
  const known = keptAccount()
  if (known) keep({ ...known, isUsed })
}

/** Asks the server anew. What it says replaces what is known; whoever is signed out is known no more. */
export async function refreshAccount(): Promise<void> {
  if (!keptAccount()) return
  try {
    const answer = await ask(calls.ownAccount, {})
    if (answer.ok) keep({ account: answer.data, at: now(), isUsed: keptAccount()?.isUsed ?? true })
    else if (answer.status === 401) fact().set(null)
  } catch (error) {
    // What was known goes on to count: the server judges in the end.
    if (!(error instanceof NetworkError)) throw error
  }
}

/** Signs in by a link; what stands against it, or null. */
export async function enterAccount(token: string): Promise<string | null> {
  const answer = await ask(calls.enterAccount, { body: { token } })
  if (!answer.ok) return answer.errors[0]?.message ?? ''
  keep({ account: answer.data, at: now(), isUsed: true })
  return null
}

/** Signs out. Throws NetworkError where the server does not hear of it. */
export async function leaveAccount(): Promise<void> {
  await ask(calls.leaveAccount, { body: {} })
  fact().set(null)
}

const keep = (value: KeptAccount): void => fact().set(JSON.stringify(value))

function parsed(text: string | null): KeptAccount | null {
  try {
    return text === null ? null : (JSON.parse(text) as KeptAccount)
  } catch {
    return null
  }
}
