import { ADMIN } from '../support/dataDir.ts'

/** In whose name a request is sent. */
type Sender = 'administrator' | 'kiosk'

interface Senders {
  /** Their Cookie header; who is not signed in or let in any more is again. */
  cookieOf(sender: Sender): Promise<string>
  /** A request with this cookie was turned away: forgets it where it opens nothing any more. */
  forgetIfOver(cookie: string | undefined): Promise<void>
}

/** Those who ask the fuzzed server by name: what they send crookedly ends their session or their device now and then. */
export function createSenders(origin: string): Senders {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const enter: Readonly<Record<Sender, () => Promise<string>>> = {
    administrator: async () =>
      cookieIn(await post('/login', { username: ADMIN.email, password: ADMIN.password }), 'sign in'),
    kiosk: async () => {
      const staff = await cookieOf('administrator')
      const identifier = `kiosk-${crypto.randomUUID()}`
      const made = await post(
        '/devices',
        { identifier, name: identifier, kind: 'kiosk', branch: 1, isEnabled: true },
        staff,
      )
      const begun = await post('/devices/pairings', { kind: 'kiosk' })
      // So many wait to be let in that nobody else may ask: until some of them are over, the administrator speaks for it.
      if (begun.status === 429) return staff
      if (!made.ok || !begun.ok) throw new Error(`The fuzzer lets no kiosk in: ${made.status}, ${begun.status}`)
      const { data: device } = (await made.json()) as { data: { id: number } }
      const { data: pairing } = (await begun.json()) as { data: { code: string; secret: string } }
      await post('/devices/pair', { code: pairing.code, device: device.id }, staff)
      return cookieIn(await post('/devices/pairings/claim', { secret: pairing.secret }), 'let a kiosk in')
    },
  }
  const holds: Readonly<Record<Sender, (cookie: string) => Promise<boolean>>> = {
    administrator: async cookie => (await fetch(`${origin}/api/users/me`, { headers: { cookie } })).ok,
    kiosk: async cookie => (await post('/devices/heartbeat', {}, cookie)).status !== 401,
  }
  const cookies: { [Name in Sender]?: Promise<string> } = {}
  const cookieOf = (sender: Sender): Promise<string> => (cookies[sender] ??= enter[sender]())
  return {
    cookieOf,
    async forgetIfOver(cookie) {
      if (cookie === undefined) return
      for (const sender of ['administrator', 'kiosk'] as const) {
        if ((await cookies[sender]) !== cookie) continue
        if (!(await holds[sender](cookie))) delete cookies[sender]
      }
    },
  }
}

async function cookieIn(answer: Response, what: string): Promise<string> {
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (cookie === undefined) throw new Error(`The fuzzer can no longer ${what}: ${answer.status} ${await answer.text()}`)
  return cookie
}
