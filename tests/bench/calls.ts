import { randomUUID } from 'node:crypto'
import { allHoursBusiness, allHoursOrder } from '../support/allHours.ts'
import type { Duel } from './duel.ts'
import type { Client } from './load.ts'

const PRODUCTS = 1000
const bearer = { Authorization: 'Bearer floor' }

/** The calls of the shop and the office, each beside the floor's answer to the same question; those that write come last. */
export function callDuels(cookie: string): Duel[] {
  const signedIn = { Cookie: cookie }
  return [
    {
      name: 'GET by id, signed in',
      ours: reading(id => `/api/products/${id}`, signedIn),
      floor: reading(id => `/rows/${id}`, bearer),
      goal: 0.75,
    },
    {
      name: 'GET by id, guest, by stored text',
      ours: reading(id => `/api/products/${id}`),
      floor: reading(id => `/texts/${id}`),
    },
    {
      name: 'GET list of 100, by stored text',
      ours: reading(() => '/api/products?limit=100'),
      floor: reading(() => '/texts?limit=100'),
      goal: 0.5,
    },
    {
      name: 'GET init, br',
      ours: reading(() => '/api/init', { 'Accept-Encoding': 'br, gzip' }),
      floor: reading(() => '/init', { 'Accept-Encoding': 'br, gzip' }),
      goal: 0.8,
    },
    { name: 'POST quote, 5 lines', ours: ordering('/api/quote'), floor: ordering('/quote') },
    { name: 'POST order, 5 lines', ours: ordering('/api/orders'), floor: ordering('/orders'), goal: 0.5 },
    { name: 'POST create', ours: creating('/api/products', signedIn), floor: creating('/rows', bearer), goal: 0.6 },
    { name: 'PUT update', ours: updating('/api/products', signedIn), floor: updating('/rows', bearer), goal: 0.6 },
  ]
}

/** A visit that has everything already, against a bare answer of Hono. */
export const unchangedInit = (etag: string): Duel => ({
  name: 'GET init, 304, by bare hello',
  ours: reading(() => '/api/init', { 'Accept-Encoding': 'br, gzip', 'If-None-Match': etag }),
  floor: reading(() => '/hello'),
  goal: 0.7,
})

/** The same questions to an earlier state of the project: nothing may have become more than 3 % slower. */
export function sameCalls(cookie: string, formerCookie: string): Duel[] {
  const former = callDuels(formerCookie)
  return callDuels(cookie).map(({ name, ours }, at) => ({ name, ours, floor: former[at]?.ours ?? ours, goal: 0.97 }))
}

function reading(path: (id: number) => string, headers: Record<string, string> = {}) {
  return (connection: number): Client => {
    let id = connection * 97
    return {
      next() {
        id = (id % PRODUCTS) + 1
        return { path: path(id), headers }
      },
    }
  }
}

const [template] = allHoursBusiness({ products: 1 }).filter(({ type }) => type === 'products')

function creating(path: string, headers: Record<string, string>) {
  return (connection: number): Client => {
    let count = 0
    return {
      next() {
        count += 1
        const { alternativeUnits: _units, config: _config, ...body } = { ...template?.body }
        const given = path === '/rows' ? plainFields(body) : { ...template?.body }
        return { method: 'POST', path, headers, body: JSON.stringify({ ...given, name: `Neu ${connection}-${count}` }) }
      },
    }
  }
}

function updating(path: string, headers: Record<string, string>) {
  return (connection: number): Client => {
    const id = connection + 1
    let rev: string | undefined
    let count = 0
    return {
      // The first request only asks which revision there is.
      next() {
        if (rev === undefined) return { path: `${path}/${id}`, headers }
        count += 1
        // Not the price: orders of these products run as well.
        const body = JSON.stringify({ rev, description: `Beschreibung Nr. ${count} von heute` })
        return { method: 'PUT', path: `${path}/${id}`, headers, body }
      },
      told(_status, text) {
        rev = JSON.parse(text).data.rev ?? ''
      },
    }
  }
}

function ordering(path: string) {
  return (connection: number): Client => {
    let number = connection * 1009
    return {
      next() {
        number += 1
        const order = allHoursOrder(randomUUID(), number, { products: PRODUCTS, lines: 5 })
        return { method: 'POST', path, body: JSON.stringify(order) }
      },
    }
  }
}

const plainFields = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== null && (typeof value !== 'object' || Array.isArray(value))),
  )
