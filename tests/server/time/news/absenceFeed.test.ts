import { expect, test } from 'vitest'
import { createBackground } from '../../../../server/background.ts'
import { documentsWith } from '../../../support/counter.ts'
import { json, NOON, openShop } from '../../../support/shop.ts'

const QUIET = 10_000

/** A shop whose Anna has a phone and an address, and what both got. */
async function office() {
  const sent: string[] = []
  const shop = await openShop({
    documents: documentsWith({}),
    messengers: {
      push: {
        publicKey: 'key',
        accepts: () => true,
        async send(_, { title, body, url }) {
          sent.push(`push ${title}: ${body} ${url}`)
          return 'sent'
        },
      },
      mail: {
        from: undefined,
        close: () => {},
        async send({ to, subject, text }) {
          sent.push(`mail ${to} ${subject}: ${text.includes('/backend#/my-time') ? 'with the way there' : ''}`)
        },
      },
    },
  })
  const keys = { p256dh: 'p', auth: 'a', createdAt: NOON }
  await shop.storage.write(({ pushes }) => pushes.put({ endpoint: 'https://push.test/10', owner: 'users:10', ...keys }))
  const cookie = await shop.login()
  const { rev } = await get('/api/users/10')
  await shop.request('/api/users/10', json('PUT', { rev, email: 'anna@example.com' }, { cookie }))
  async function get(path: string): Promise<{ rev: string }> {
    const answer = await shop.request(path, { headers: { cookie } })
    return ((await answer.json()) as { data: { rev: string } }).data
  }
  const background = createBackground(shop.deps, () => 0)
  const quiet = async () => {
    await background.tick()
    shop.clock.advance(QUIET)
    await background.tick()
    await background.tick()
  }
  const decide = async (id: number, changes: object) => {
    const { rev: known } = await get(`/api/absences/${id}`)
    await shop.request(`/api/absences/${id}`, json('PUT', { rev: known, ...changes }, { cookie }))
  }
  return { shop, sent, quiet, decide, cookie }
}

test('What was decided about a request is told its person once, on their devices and by mail, and nothing before', async () => {
  const { shop, sent, quiet, decide } = await office()
  const anna = { cookie: await shop.loginAs('anna') }
  const id = 2_000_000_000_001
  const days = { from: '2026-07-06', to: '2026-07-17', isHalfDay: false, reason: 'Grippe' }
  await shop.request('/api/absences/own', json('POST', { id, kind: 'vacation', ...days }, anna))
  await quiet()
  expect(sent).toEqual([])
  await decide(id, { state: 'refused', answer: 'Geheime Gründe' })
  await decide(id, { state: 'approved', answer: '' })
  await quiet()
  await quiet()
  expect(sent.toSorted()).toEqual([
    'mail anna@example.com Antrag genehmigt · Tag und Nacht: with the way there',
    'push Antrag genehmigt: Ihr Antrag für 6.–17. Juli 2026 ist genehmigt. /backend#/my-time',
  ])
  expect(sent.join()).not.toMatch(/Grippe|Geheim|Urlaub/)
  await shop.close()
})

test('A correction that is decided and a month that is returned are told their person, and nobody hears of their own deeds', async () => {
  const { shop, sent, quiet, cookie } = await office()
  const anna = { cookie: await shop.loginAs('anna') }
  const at = (hours: number) => new Date(NOON + hours * 3_600_000).toISOString()
  const times = { uid: 'nachtrag-1', startedAt: at(-8), endedAt: at(-1), breaks: [], reason: 'Vergessen', user: 10 }
  await shop.request('/api/working-activities', json('POST', times, anna))
  const refuse = json('POST', { uid: 'decision-1', answer: 'Nein' }, { cookie })
  for (const _ of [1, 2]) await shop.request('/api/working-activities/corrections/nachtrag-1/refuse', refuse)
  for (const [step, more] of [
    ['submit', {}],
    ['reopen', { reason: 'Pause fehlt' }],
  ] as const) {
    const who = step === 'submit' ? anna : { cookie }
    const path = `/api/time-sheets/10/2026-05/${step}`
    const answer = await shop.request(path, json('POST', { uid: `month-${step}`, ...more }, who))
    expect(answer.status).toBe(200)
  }
  await quiet()
  expect(sent.filter(each => each.startsWith('push'))).toEqual([
    'push Nachtrag abgelehnt: Ihr Nachtrag vom 16. Juni 2026 ist abgelehnt. /backend#/my-time',
    'push Monat zurückgegeben: Ihr Monat Mai 2026 ist wieder offen. Bitte sehen Sie ihn durch. /backend#/my-time',
  ])
  expect(sent).toHaveLength(4)
  await shop.close()
})
