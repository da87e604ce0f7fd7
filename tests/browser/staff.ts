import { type APIRequestContext, type Page, type PlaywrightWorkerArgs, test } from 'playwright/test'
import { expect } from './expect.ts'
import { adminEmail, adminPassword, startServer, type TestBusiness, type TestServer } from './support.ts'

type Stored = Readonly<Record<string, unknown>>

/** The administrator, at the interface. What counts as an order, a price or a name is what staff can see. */
export type Staff = {
  request: APIRequestContext
  /** What the server has. */
  stored: (type: string, id: number) => Promise<Stored>
  /** Changes some fields of a document, as the office would. */
  change: (type: string, id: number, changes: Stored) => Promise<void>
  /** The order whose status page is open. */
  orderOf: (page: Page) => Promise<{ id: number; ticketNumber: string }>
  /** How many orders were placed after this one: the server counts them without gaps. */
  ordersSince: (id: number) => Promise<number>
}

/** Gives the tests of a file a server of their own with the administrator signed in; both go when the tests are done. */
export function staffedServer(
  opened: (server: TestServer, staff: Staff) => void,
  { card = 'whole', isAlone = false }: Pick<TestBusiness, 'card' | 'isAlone'> = {},
): void {
  const closing: (() => Promise<void>)[] = []
  test.beforeAll(async ({ playwright }) => {
    const server = await startServer({ env: { RATE_LIMITS: 'off' }, card, isAlone })
    closing.push(() => server.dispose())
    const staff = await signIn(playwright, server)
    closing.unshift(() => staff.request.dispose())
    opened(server, staff)
  })
  test.afterAll(async () => {
    for (const close of closing) await close()
  })
}

export async function signIn(
  playwright: Pick<PlaywrightWorkerArgs['playwright'], 'request'>,
  { origin }: Pick<TestServer, 'origin'>,
): Promise<Staff> {
  const request = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  const login = await request.post('/api/login', { data: { username: adminEmail, password: adminPassword } })
  expect(login.status()).toBe(200)

  const stored = async (type: string, id: number) => {
    const answer = await request.get(`/api/${type}/${id}`)
    expect(answer.status()).toBe(200)
    return ((await answer.json()) as { data: Stored }).data
  }
  return {
    request,
    stored,
    async change(type, id, changes) {
      const { rev } = await stored(type, id)
      const answer = await request.put(`/api/${type}/${id}`, { data: { ...changes, rev } })
      expect(answer.status(), await answer.text()).toBe(200)
    },
    async orderOf(page) {
      await expect(page).toHaveURL(/\/status\//)
      const [uid, hash] = new URL(page.url()).pathname.split('/').slice(2)
      const answer = await request.get(`/api/orders/public/${uid}/${hash}`)
      expect(answer.status()).toBe(200)
      return ((await answer.json()) as { data: { id: number; ticketNumber: string } }).data
    },
    async ordersSince(id) {
      for (let next = id + 1; ; next++) {
        const answer = await request.get(`/api/orders/${next}`)
        if (answer.status() === 404) return next - id - 1
        expect(answer.status()).toBe(200)
      }
    },
  }
}
