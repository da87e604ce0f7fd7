import { afterEach, beforeEach, expect, test } from 'vitest'
import { askOf } from '../../support/counter.ts'
import { json, NOON, openShop, type Shop } from '../../support/shop.ts'
import { atTerminal, clockingIn, crowdDocuments, letIn } from '../../support/time/crowd.ts'

const PEOPLE = 500
let shop: Shop
let people: readonly number[]
beforeEach(async () => {
  shop = await openShop({ documents: crowdDocuments(PEOPLE) })
  people = await letIn(shop.storage, shop.deps.secret, PEOPLE, NOON)
})
afterEach(() => shop.close())

/** What somebody sends: every other at the terminal, every fifth at both, and every third does not hear the first answer. */
function sentBy(person: number) {
  const places =
    person % 5 === 0 ? (['terminal', 'phone'] as const) : ([person % 2 === 0 ? 'terminal' : 'phone'] as const)
  const deeds = places.map((place, second) => {
    const at = new Date(NOON + second * 1000).toISOString()
    return clockingIn(person, place, { uid: `${place}-${person}`, at })
  })
  return person % 3 === 0 ? [...deeds, ...deeds] : deeds
}

/** Browsers say how long what they send is; what has no length is counted as the longest there may be. */
async function clock({ path, headers, body }: ReturnType<typeof clockingIn>) {
  const length = { 'Content-Length': String(JSON.stringify(body).length) }
  return { ...(await askOf(shop, path, json('POST', body, { ...headers, ...length }))), uid: body.uid }
}

test('five hundred people clock in at once: every deed is kept once, and everybody has one open activity', async () => {
  const sent = people.flatMap(sentBy)
  const answers = await Promise.all(sent.map(clock))
  const uids = [...new Set(sent.map(({ body }) => body.uid))]
  expect([sent.length > uids.length, uids.length > PEOPLE]).toEqual([true, true])
  // One answer of each deed says that it is new, all others that it had come before.
  const fresh = answers.filter(({ status }) => status === 201).map(({ uid }) => uid)
  expect(fresh.toSorted()).toEqual(uids.toSorted())
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(sent.length - uids.length)

  const kept: string[] = []
  for (const person of people) {
    const events = await shop.storage.read.timeEvents.since(person, 0)
    kept.push(...events.map(({ event }) => event.uid))
    const { path, headers } = atTerminal(person)
    const { body } = await askOf(shop, path, { headers })
    expect(body.data).toMatchObject([{ user: person, state: 'running', endedAt: null, flags: [] }])
    expect(body.data).toHaveLength(1)
  }
  expect(kept.toSorted()).toEqual(uids.toSorted())
})
