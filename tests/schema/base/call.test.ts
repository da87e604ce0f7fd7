import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, get, type ServerCall } from '../../../schema/base/call.ts'
import * as base from '../../../schema/base/calls.ts'
import * as counter from '../../../schema/counter/calls.ts'
import * as messages from '../../../schema/messages/calls.ts'
import * as ordering from '../../../schema/ordering/calls.ts'
import * as officeOrders from '../../../schema/ordering/officeCalls.ts'
import * as website from '../../../schema/website/calls.ts'
import { createApp } from '../../../server/app.ts'
import { openShop, type Shop } from '../../support/shop.ts'

const table: [string, ServerCall][] = Object.entries({
  ...base,
  ...ordering,
  ...officeOrders,
  ...messages,
  ...counter,
  ...website,
})

let shop: Shop
let answered: ReadonlySet<string>
beforeAll(async () => {
  shop = await openShop()
  answered = new Set(createApp(shop.deps).routes.map(({ method, path }) => `${method} ${named(path)}`))
})
afterAll(() => shop.close())

/** The path as routes have it: what a name is called does not matter, and documents have a route for each entity. */
const named = (path: string): string => path.replaceAll(/:\w+(\{[^}]*\})?/g, ':')
const routeOf = ({ method, path }: ServerCall): string => `${method} /api${named(path.replace(':type', 'branches'))}`

describe('The table of calls', () => {
  it.each(table)('has a route for %s', (_, call) => {
    expect(answered).toContain(routeOf(call))
  })

  it('would tell a call that nobody answers', () => {
    expect(answered).not.toContain(routeOf(get('/nowhere/:id')<unknown>()))
  })

  it('is the only place where a client finds the path of a call', () => {
    expect(clientFiles().filter(([, text]) => saysPath(text))).toEqual([])
  })

  it('would tell a path that stands elsewhere', () => {
    expect(saysPath("await call('/api/orders')")).toBe(true)
    expect(saysPath('await call(`/api/orders/${id}`)')).toBe(true)
  })

  it('writes what a path leaves open so that it stays one step of the path', () => {
    expect(addressOf(ordering.publicOrder, { uid: 'a/b', hash: 'c?d' })).toBe('/api/orders/public/a%2Fb/c%3Fd')
  })
})

const clientFiles = () => globSync('client/**/*.{ts,tsx}').map(path => [path, readFileSync(path, 'utf8')] as const)
const saysPath = (text: string): boolean => /['"`]\/api\b/.test(text.replaceAll(/\/\*[^]*?\*\//g, ''))
