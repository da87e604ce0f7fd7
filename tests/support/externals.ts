import { expect } from 'vitest'
import { json, type Shop } from './shop.ts'

const ORIGIN = { origin: 'http://shop.test' }
const customer = {
  isCompany: true,
  name: 'Gasthof Adler',
  firstName: '',
  vatNumber: '',
  street: '',
  zipCode: '',
  city: '',
  note: '',
  branch: 1,
  isInvoiced: true,
  invoiceDays: 14,
  budget: 1000,
}
const person = { name: 'Adler', firstName: 'Eva', email: 'eva@example.com', seesAll: false, isEnabled: true, branch: 1 }

/** What the office does for customers and their people, and what these do. */
export async function accounts(shop: Shop) {
  const headers = { cookie: await shop.login(), ...ORIGIN }
  const made = async (path: string, body: object) => {
    const answer = await shop.request(path, json('POST', body, headers))
    expect(answer.status, await answer.clone().text()).toBe(201)
    return ((await answer.json()) as { data: { id: number; rev: string } }).data
  }
  const link = async (id: number): Promise<string> => {
    const answer = await shop.request(`/api/external-users/${id}/invitation`, json('POST', {}, headers))
    const { data } = (await answer.json()) as { data: { link: string } }
    return data.link.split('#')[1] ?? ''
  }
  const use = (token: string) => shop.request('/api/account/links/use', json('POST', { token }, ORIGIN))
  return {
    headers,
    customer: async (changes: object = {}) => (await made('/api/customers', { ...customer, ...changes })).id,
    discount: async (body: object) =>
      (await made('/api/discount-groups', { name: 'Stamm', categories: [], ...body })).id,
    person: async (changes: object) => (await made('/api/external-users', { ...person, ...changes })).id,
    made,
    link,
    use,
    /** Lets somebody in; the answer is the cookie their browser sends from then on. */
    async enter(id: number): Promise<string> {
      const answer = await use(await link(id))
      expect(answer.status, await answer.clone().text()).toBe(200)
      return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    },
    /** Changes a document of the office. */
    async change(path: string, changes: object): Promise<void> {
      const { data } = (await (await shop.request(path, { headers })).json()) as { data: { rev: string } }
      const answer = await shop.request(path, json('PUT', { rev: data.rev, ...changes }, headers))
      expect(answer.status, await answer.clone().text()).toBe(200)
    },
    remove: async (path: string) => {
      const { data } = (await (await shop.request(path, { headers })).json()) as { data: { rev: string } }
      return shop.request(`${path}?rev=${data.rev}`, { method: 'DELETE', headers })
    },
  }
}

/** Two rolls (240 cents) on the account of whoever has the cookie, or whatever `changes` say. */
export const orderOnAccount = (shop: Shop, cookie: string, changes: object = {}): Promise<Response> =>
  shop.request(
    '/api/orders',
    json(
      'POST',
      {
        uid: crypto.randomUUID(),
        branch: 1,
        items: [{ product: 1, amount: 2 }],
        expectedTotal: 240,
        firstName: 'Eva',
        lastName: 'Adler',
        phone: '+436641234567',
        email: 'eva@example.com',
        paymentMethod: 'invoice',
        onAccount: true,
        legalInstructions: true,
        privacyPolicy: true,
        ...changes,
      },
      { cookie, ...ORIGIN },
    ),
  )
