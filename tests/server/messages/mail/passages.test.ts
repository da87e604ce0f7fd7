import { expect, test } from 'vitest'
import { createBackground } from '../../../../server/background.ts'
import { smtpMailer } from '../../../../server/messages/mail/mailer.ts'
import { documentsWith, orderOf } from '../../../support/counter.ts'
import { json, openShop } from '../../../support/shop.ts'
import { smtpSink } from '../../../support/smtpSink.ts'

test('guest and branch read the time the status page promises, and another one once the guest chose it', async () => {
  const mail = smtpMailer({ url: (await smtpSink()).url, from: 'bestellung@shop.test' })
  const shop = await openShop({ documents: documentsWith({ email: 'filiale@shop.test' }), messengers: { mail } })
  const placed = await shop.request('/api/orders', json('POST', orderOf({ email: 'erika@gast.test' })))
  const { data: receipt } = (await placed.json()) as { data: { uid: string; hash: string } }
  const path = `/api/orders/public/${receipt.uid}/${receipt.hash}`
  const promisedAt = async () => {
    const { data } = (await (await shop.request(path)).json()) as { data: { promisedAt: string } }
    return Date.parse(data.promisedAt)
  }
  expect(await promisedAt()).toBe(Date.parse('2026-06-16T12:20:00+02:00'))

  await createBackground(shop.deps, () => 0).tick()
  const { id } = (await shop.storage.read.orders.byUid(receipt.uid)) ?? { id: 0 }
  for (const kind of ['placed', 'new-order']) {
    const job = await shop.storage.read.jobs.byKey(`mail:order:${id}:${kind}`)
    const told = job && (await shop.storage.read.messages.byId(job.id))
    expect(told?.text).toContain('Voraussichtlich: bis Dienstag, 16. Juni 2026, 12:20 Uhr')
  }

  const appointmentDate = '2026-06-16T18:00:00+02:00'
  expect((await shop.request(`${path}/time`, json('POST', { appointmentDate }))).status).toBe(200)
  expect(await promisedAt()).toBe(Date.parse(appointmentDate))
  mail.close()
  await shop.close()
})
