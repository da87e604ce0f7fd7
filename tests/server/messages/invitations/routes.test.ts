import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DAY } from '../../../../schema/base/zonedTime.ts'
import { config } from '../../../../schema/business/config.ts'
import { firstConfig } from '../../../../server/base/seed.ts'
import { smtpMailer } from '../../../../server/messages/mail/mailer.ts'
import { json, openShop, type Shop, type ShopOptions } from '../../../support/shop.ts'
import { smtpSink } from '../../../support/smtpSink.ts'

let shop: Shop
let cookie: string
const PASSWORD = 'drei-ganz-andere-worte'

async function open(options: ShopOptions = {}) {
  shop = await openShop({ documents: [], ...options })
  cookie = await shop.login()
}
beforeEach(() => open())
afterEach(() => shop.close())

async function hire(username: string, changes: object = {}): Promise<number> {
  const body = { username, firstName: 'Anna', lastName: 'Huber', phone: '', roles: ['ROLE_EMPLOYEE'], branches: [] }
  const made = await shop.request('/api/users', json('POST', { ...body, isEnabled: true, ...changes }, { cookie }))
  return (await made.json()).data.id
}

const post = (path: string, body: object = {}, by = cookie) =>
  shop.request(`/api${path}`, json('POST', body, { cookie: by }))

async function invited(id: number): Promise<string> {
  const answer = await post(`/users/${id}/invitation`)
  expect(answer.status).toBe(201)
  const { link } = (await answer.json()).data
  return String(link).split('/').at(-1) ?? ''
}

const use = (token: string, password?: string) => post('/sign-in-links/use', { token, password }, '')
const look = (token: string) => post('/sign-in-links/look', { token }, '')
const put = async (id: number, changes: object) => {
  const { rev } = (await (await shop.request(`/api/users/${id}`, { headers: { cookie } })).json()).data
  return shop.request(`/api/users/${id}`, json('PUT', { rev, ...changes }, { cookie }))
}
const codeOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  (await answer.json()).errors[0].code,
]
const standing = async (id: number) => {
  const { data } = await (await shop.request('/api/users/standing', { headers: { cookie } })).json()
  return data.find((each: { id: number }) => each.id === id)
}

describe('an invitation', () => {
  test('without a way to send it is a link for seven days, used up by the password that is chosen with it', async () => {
    const id = await hire('anna')
    expect(await standing(id)).toMatchObject({ standing: 'none' })
    const answer = await post(`/users/${id}/invitation`)
    const { sentTo, link, expiresAt } = (await answer.json()).data
    expect([answer.status, sentTo]).toEqual([201, null])
    expect(Date.parse(expiresAt) - shop.clock.now()).toBe(7 * DAY)
    expect(link).toMatch(/^http:\/\/shop\.test\/backend#\/einladung\/[\w-]+\.[\w-]{43}$/)
    expect(await standing(id)).toMatchObject({ standing: 'invited' })
    const token = link.split('/').at(-1)
    // Looking is no use: a program that reads along in a mailbox takes nothing away.
    for (let times = 0; times < 3; times++) expect((await look(token)).status).toBe(200)
    expect(await codeOf(await use(token, 'passwort'))).toEqual([422, 'format'])
    const entered = await use(token, PASSWORD)
    expect(entered.status).toBe(200)
    expect((await entered.json()).data).toMatchObject({ user: { id }, roles: ['ROLE_EMPLOYEE'] })
    expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly/)
    expect(await codeOf(await use(token, PASSWORD))).toEqual([410, 'linkInvalid'])
    expect(await shop.signIn('anna', PASSWORD)).toMatch(/^session=/)
    expect(await standing(id)).toMatchObject({ standing: 'active', invitation: null })
  })

  test('goes by mail where there is one, and is then told to nobody else and kept nowhere', async () => {
    await shop.close()
    const sink = await smtpSink()
    const mail = smtpMailer({ url: sink.url, from: undefined })
    onTestFinished(() => mail.close())
    await open({ documents: [firstConfig(config)], messengers: { mail } })
    const id = await hire('anna', { email: 'anna@example.com' })
    const answer = (await (await post(`/users/${id}/invitation`)).json()).data
    expect(answer).toEqual({ sentTo: 'anna@example.com', expiresAt: expect.any(String) })
    const raw = Buffer.from(sink.mails[0]?.raw ?? '', 'latin1')
      .toString('utf8')
      .replaceAll('=\r\n', '')
    expect(sink.mails[0]?.to).toEqual(['anna@example.com'])
    const token = /einladung\/([\w-]+\.[\w-]+)/.exec(raw)?.[1] ?? ''
    expect((await use(token, PASSWORD)).status).toBe(200)
    expect(shop.logged.join('')).not.toContain(token.split('.')[1])
  })

  test('waits for no mail server that hangs: whoever asked gets the link, and it is as good as the one in the mail', async () => {
    await shop.close()
    const asked = Promise.withResolvers<void>()
    const hanging = Promise.withResolvers<void>()
    const send = () => {
      asked.resolve()
      return hanging.promise
    }
    await open({ documents: [firstConfig(config)], messengers: { mail: { from: undefined, send, close() {} } } })
    const id = await hire('anna', { email: 'anna@example.com' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const answer = post(`/users/${id}/invitation`)
    await asked.promise
    await vi.advanceTimersByTimeAsync(3000)
    const { sentTo, link } = (await (await answer).json()).data
    expect(sentTo).toBeNull()
    // That it fails in the end is nobody's any more.
    hanging.reject(new Error('Greeting never received'))
    vi.useRealTimers()
    expect((await use(String(link).split('/').at(-1) ?? '', PASSWORD)).status).toBe(200)
  })

  test.each([
    ['after seven days', async () => shop.clock.advance(7 * DAY + 1)],
    [
      'when it was withdrawn',
      async (id: number) => shop.request(`/api/users/${id}/invitation`, { method: 'DELETE', headers: { cookie } }),
    ],
    ['when another one was sent', async (id: number) => invited(id)],
    ['when the person was locked', async (id: number) => put(id, { isEnabled: false })],
  ])('is worth nothing %s, and does not say why', async (_when, happen) => {
    const id = await hire('anna')
    const token = await invited(id)
    expect((await look(token)).status).toBe(200)
    await happen(id)
    expect(await codeOf(await look(token))).toEqual([410, 'linkInvalid'])
    expect(await codeOf(await use(token, PASSWORD))).toEqual([410, 'linkInvalid'])
  })

  test('answers whoever guesses the same, whether there is such a person or not', async () => {
    const token = await invited(await hire('anna'))
    const [selector] = token.split('.')
    const wrong = `${selector}.${'A'.repeat(43)}`
    const answers = [wrong, `${'B'.repeat(16)}.${'A'.repeat(43)}`, String(selector), `${selector}.`, '.']
    const told = await Promise.all(answers.map(async each => JSON.stringify(await codeOf(await look(each)))))
    expect(new Set(told)).toEqual(new Set([JSON.stringify([410, 'linkInvalid'])]))
  })

  test('lies hashed in the database: what is read there opens nothing', async () => {
    const token = await invited(await hire('anna'))
    const rows = await shop.storage.read.signInLinks.every()
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
    const read = `${rows[0]?.selector}.${rows[0]?.secretHash}`
    expect((await look(read)).status).toBe(410)
    // The control: the very same row with what was told.
    expect((await look(token)).status).toBe(200)
  })

  test('lets one in, however many use it at once', async () => {
    const token = await invited(await hire('anna'))
    const answers = await Promise.all([1, 2, 3, 4].map(each => use(token, `${PASSWORD}-${each}`)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410, 410, 410])
  })

  test('is the administration’s to send', async () => {
    const id = await hire('anna')
    const token = await invited(id)
    const hers = (await use(token, PASSWORD)).headers.get('set-cookie')?.split(';')[0] ?? ''
    const other = await hire('berta')
    for (const path of [`/users/${other}/invitation`, `/users/${other}/login-link`])
      expect((await post(path, {}, hers)).status).toBe(403)
    expect((await shop.request('/api/users/standing', { headers: { cookie: hers } })).status).toBe(403)
    expect((await post(`/users/${other}/invitation`, {}, '')).status).toBe(401)
    expect(await codeOf(await post(`/users/${id}/invitation`))).toEqual([409, 'alreadyActive'])
  })

  test('is tried so many times a minute and no more', async () => {
    await shop.close()
    await open({ rateLimits: true })
    const answers = []
    for (let times = 0; times < 31; times++) answers.push((await look(`a.${times}`)).status)
    expect(answers.slice(0, 30).every(status => status === 410)).toBe(true)
    expect(answers[30]).toBe(429)
  })
})

describe('a login link', () => {
  test('lets in once within an hour whoever has a password', async () => {
    const id = await hire('anna')
    expect(await codeOf(await post(`/users/${id}/login-link`))).toEqual([409, 'notYetActive'])
    await use(await invited(id), PASSWORD)
    const token = async () =>
      String((await (await post(`/users/${id}/login-link`)).json()).data.link)
        .split('/')
        .at(-1) ?? ''
    const first = await token()
    expect((await use(first)).status).toBe(200)
    expect((await use(first)).status).toBe(410)
    const late = await token()
    shop.clock.advance(60 * 60_000 + 1)
    expect((await use(late)).status).toBe(410)
    // Whoever finds an office open makes no way in for later.
    const { data: me } = await (await shop.request('/api/users/me', { headers: { cookie } })).json()
    expect(await codeOf(await post(`/users/${me.user.id}/login-link`))).toEqual([409, 'ownLink'])
    // The password is what it was.
    expect(await shop.signIn('anna', PASSWORD)).toMatch(/^session=/)
  })
})
