import type { QueryClient } from '@tanstack/react-query'
import { ownSteps } from '../../../schema/base/history.ts'
import { deviceStatus, printerStatus } from '../../../schema/counter/calls.ts'
import {
  currentOrders,
  heldOrders,
  missedOrders,
  revenueToday,
  wholeOrder,
} from '../../../schema/ordering/officeCalls.ts'
import { listActivitiesCall, monthPeople, monthSheet, projectHours } from '../../../schema/time/officeCalls.ts'
import type { Office } from '../../data/office/office.ts'
import { ServerRefusal } from './failures.ts'

/** What a shop goes on with when its network is gone: the last answer is kept on the device, for a reload without it. */
const kept: ReadonlySet<string> = new Set(
  [
    currentOrders,
    missedOrders,
    heldOrders,
    wholeOrder,
    revenueToday,
    deviceStatus,
    printerStatus,
    ownSteps,
    listActivitiesCall,
    monthPeople,
    monthSheet,
    projectHours,
  ].map(({ path }) => path),
)

/** Figures among them, each by a path of its own. */
export const isKept = (path: string): boolean => kept.has(path) || path.startsWith('/statistics/')

interface Asking<T> {
  readonly client: QueryClient
  readonly answers: Office['answers']
  /** Of the program, which knows the shape of what it keeps. */
  readonly version: string
  /** Throws what went wrong. */
  readonly ask: () => Promise<T>
}

/**
 * Asks the server. Where nothing was said to this page yet, what was said to this device before is shown until there is an
 * answer, with the time it came. Where the person may not read it any more it is taken away.
 */
export async function askRemembering<T>(address: string, { client, answers, version, ask }: Asking<T>): Promise<T> {
  const name = `${version} ${address}`
  let isAnswered = false
  const show = async () => {
    if (client.getQueryData([address]) !== undefined) return
    const before = await answers.read(name)
    if (before && !isAnswered) client.setQueryData([address], before.data, { updatedAt: before.at })
  }
  // A device that keeps nothing begins with nothing.
  const shown = show().catch(() => {})
  try {
    const data = await ask()
    isAnswered = true
    void answers.keep(name, data).catch(() => {})
    return data
  } catch (error) {
    await shown
    if (error instanceof ServerRefusal && error.isFinal) await forget(address, name, { client, answers })
    throw error
  }
}

async function forget(address: string, name: string, { client, answers }: Pick<Asking<unknown>, 'client' | 'answers'>) {
  client
    .getQueryCache()
    .find({ queryKey: [address] })
    ?.setState({ data: undefined, dataUpdatedAt: 0 })
  await answers.drop(name).catch(() => {})
}
