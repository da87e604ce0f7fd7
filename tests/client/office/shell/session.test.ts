import { describe, expect, it } from 'vitest'
import { createCall } from '../../../../client/data/engine/http.ts'
import { createSession, type SessionWorld } from '../../../../client/office/shell/session.ts'
import { tooManyLogins } from '../../../../schema/base/answer.ts'
import type { Me } from '../../../../schema/base/calls.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
const hour = 3_600_000
const anna: Me = {
  user: { id: 7, username: 'anna', firstName: 'Anna', lastName: 'Berger', branches: [{ id: 1 }] },
  roles: ['ROLE_MANAGER'],
  databases: ['public', 'office'],
  offlineUntil: noon + hour,
}

describe('The session of the office', () => {
  it('asks the server who is there and keeps the answer on the device', async () => {
    const { world, remembered } = device({ '/api/users/me': () => json(200, { data: anna }) })
    const session = createSession(world)
    await session.start()
    expect(session.current.get()).toEqual({ state: 'in', me: anna, expired: false })
    expect(remembered()).toEqual(anna)
  })

  it('opens without network for whom the device knows, until the time the server named', async () => {
    const { world } = device({}, anna)
    const session = createSession(world)
    const started = session.start()
    expect(session.current.get()).toMatchObject({ state: 'in', me: anna })
    await started
    expect(session.current.get()).toMatchObject({ state: 'in', expired: false })
  })

  it('stays closed without network once that time is over', async () => {
    const { world } = device({}, { ...anna, offlineUntil: noon - 1 })
    const session = createSession(world)
    await session.start()
    expect(session.current.get()).toEqual({ state: 'out' })
  })

  it('asks to sign in again on top of the page when the server has forgotten the person', async () => {
    const { world, remembered } = device({ '/api/users/me': () => json(401, { errors: [] }) }, anna)
    const session = createSession(world)
    await session.start()
    expect(session.current.get()).toEqual({ state: 'in', me: anna, expired: true })
    expect(remembered()).toEqual(anna)
  })

  it('shows the sign-in page where nobody is known', async () => {
    const { world } = device({ '/api/users/me': () => json(401, { errors: [] }) })
    const session = createSession(world)
    await session.start()
    expect(session.current.get()).toEqual({ state: 'out' })
  })

  it('is told that it was ended from elsewhere: what the device has is to go, and nobody is left', async () => {
    const { world, remembered } = device({ '/api/users/me': () => json(401, { errors: [{ code: 'revoked' }] }) }, anna)
    const session = createSession(world)
    await session.start()
    expect(session.current.get()).toEqual({ state: 'in', me: anna, expired: true, revoked: true })
    session.forget()
    expect(session.current.get()).toEqual({ state: 'out', revoked: true })
    expect(remembered()).toBeNull()
  })

  it('goes on with the rights a person has now, says so, and asks nobody to sign in whom the server knows', async () => {
    const less: Me = { ...anna, roles: ['ROLE_EMPLOYEE'], databases: ['public'] }
    const present = { me: anna }
    const { world, remembered } = device({ '/api/users/me': () => json(200, { data: present.me }) })
    const session = createSession(world)
    await session.start()
    present.me = less
    session.expire()
    await new Promise<void>(resolve => {
      session.current.subscribe(resolve)
    })
    expect(session.current.get()).toEqual({ state: 'in', me: less, expired: false, hasOtherRights: true })
    expect(remembered()).toEqual(less)
  })

  it('asks who the person is by now once it hears of other rights; the other pages of the device say so, too', async () => {
    const more: Me = { ...anna, roles: ['ROLE_MANAGER', 'ROLE_EDITOR'] }
    const present = { me: anna }
    const { world, otherPage } = device({ '/api/users/me': () => json(200, { data: present.me }) })
    const session = createSession(world)
    await session.start()
    present.me = more
    const renewed = new Promise<void>(resolve => {
      session.current.subscribe(resolve)
    })
    session.renew()
    await renewed
    expect(session.current.get()).toEqual({ state: 'in', me: more, expired: false, hasOtherRights: true })
    otherPage(anna)
    expect(session.current.get()).toEqual({ state: 'in', me: anna, expired: false, hasOtherRights: true })
  })

  it('begins with a personal link, and says why one is worth nothing', async () => {
    const entered: string[] = []
    const { world } = device({ '/api/sign-in-links/use': () => json(200, { data: anna }) })
    const session = createSession(world)
    expect(
      await session.enterByLink('a.b', 'drei-ganz-andere-worte', () => entered.push(session.current.get().state)),
    ).toBeNull()
    expect([entered, session.current.get()]).toEqual([['checking'], { state: 'in', me: anna, expired: false }])
    const message = 'Dieser Link gilt nicht mehr.'
    const used = device({ '/api/sign-in-links/use': () => json(410, { errors: [{ code: 'linkInvalid', message }] }) })
    expect(await createSession(used.world).enterByLink('a.b', undefined, () => entered.push('never'))).toBe(message)
    expect(entered).toHaveLength(1)
  })

  it('keeps working when the server is ill', async () => {
    const { world } = device({ '/api/users/me': () => json(503, {}) }, anna)
    const session = createSession(world)
    await session.start()
    expect(session.current.get()).toMatchObject({ state: 'in', expired: false })
  })

  it('signs in, and in again after it expired', async () => {
    const { world } = device({ '/api/login': () => json(200, { data: anna }) })
    const session = createSession(world)
    expect(await session.signIn('anna', 'geheim')).toBeNull()
    session.expire()
    expect(session.current.get()).toMatchObject({ expired: true })
    expect(await session.signIn('anna', 'geheim')).toBeNull()
    expect(session.current.get()).toEqual({ state: 'in', me: anna, expired: false })
  })

  it('says in German why a sign-in failed, with the minutes to wait', async () => {
    const message = tooManyLogins(4)
    const { world } = device({ '/api/login': () => json(429, { errors: [{ code: 'tooManyRequests', message }] }) })
    expect(await createSession(world).signIn('anna', 'falsch')).toBe(
      'Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in 4 Minuten erneut. Wissen Sie Ihr Passwort nicht mehr, bitten Sie die Administration um ein neues.',
    )
  })

  it('says that signing in needs a connection', async () => {
    const { world } = device({})
    expect(await createSession(world).signIn('anna', 'geheim')).toMatch(/^Keine Verbindung zum Server/)
  })

  it('follows another page of the device that signs in or out', async () => {
    const { world, otherPage } = device({})
    const session = createSession(world)
    await session.start()
    otherPage(anna)
    expect(session.current.get()).toMatchObject({ state: 'in', me: anna })
    otherPage(null)
    expect(session.current.get()).toEqual({ state: 'out' })
  })

  it('forgets the person on signing out, offline too', async () => {
    const { world, remembered } = device({}, anna)
    const session = createSession(world)
    await session.start()
    await session.signOut()
    expect(session.current.get()).toEqual({ state: 'out' })
    expect(remembered()).toBeNull()
  })
})

/** A device before noon with a network that has only the given answers; any other request finds no way out. */
function device(answers: Record<string, () => Response>, known: Me | null = null) {
  const kept = new Map<string, string>(known ? [['office-me', JSON.stringify(known)]] : [])
  const watchers: ((value: string | null) => void)[] = []
  const world: SessionWorld = {
    now: () => noon,
    call: createCall(async url => {
      const answer = answers[url]
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    }),
    memo: {
      get: key => kept.get(key) ?? null,
      set: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
      watch(_key, listener) {
        watchers.push(listener)
        return () => {}
      },
    },
  }
  const remembered = () => JSON.parse(kept.get('office-me') ?? 'null') as Me | null
  const otherPage = (me: Me | null) => {
    for (const watcher of watchers) watcher(me && JSON.stringify(me))
  }
  return { world, remembered, otherPage }
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}
