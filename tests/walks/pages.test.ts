import { expect, test } from 'vitest'
import { duplicate } from '../../client/office/verbs/duplicate.ts'
import { type SiteContent, sites } from '../../schema/website/site.ts'
import { createPublishing } from '../../server/website/publishing/publishing.ts'
import { until } from '../support/device.ts'
import { openDesk, openPhone, openWalk, present, settled } from '../support/walk.ts'

const HOUR = 3_600_000

const words = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const block = (key: string, text: string) => ({ key, type: 'text' as const, value: { text: words(text) } })
const contentOf = (first: string, second: string): SiteContent => ({
  body: [block('eins', first), block('zwei', second)],
  images: [],
})
const page = {
  path: 'verein',
  type: 'default',
  name: 'Verein',
  isPublic: true,
  content: contentOf('Erster', 'Zweiter'),
  draft: null,
}

/** Two colleagues who have the same public page, which nobody has a draft of. */
async function twoEditors() {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  await Promise.all([settled(one), settled(other)])
  const { id } = await one.office.save('sites', null, page, null)
  await settled(one)
  await present(other.office.get('sites', id))
  one.device.network(false)
  other.device.network(false)
  return { one, other, id }
}

test('Two who begin a draft of one page offline and change different blocks both end with both', async () => {
  const { one, other, id } = await twoEditors()
  await one.edit('sites', id, { draft: contentOf('Erster, neu', 'Zweiter') })
  await other.edit('sites', id, { draft: contentOf('Erster', 'Zweiter, neu') })
  one.device.network(true)
  await settled(one)
  other.device.network(true)
  await settled(other)
  const both = contentOf('Erster, neu', 'Zweiter, neu')
  for (const desk of [one, other]) {
    const row = await present(desk.office.get('sites', id), ({ body }) => JSON.stringify(body).includes('Zweiter, neu'))
    expect(
      (await present(desk.office.get('sites', id), ({ body }) => JSON.stringify(body).includes('Erster, neu'))).body,
    ).toMatchObject({ draft: both, content: page.content })
    expect(row.state).toBe('saved')
    expect(desk.office.troubles().get()).toEqual([])
  }
})

test('The same block changed by two shows the second one both, and nothing is overwritten', async () => {
  const { one, other, id } = await twoEditors()
  await one.edit('sites', id, { draft: contentOf('Von mir', 'Zweiter') })
  await other.edit('sites', id, { draft: contentOf('Von ihr', 'Zweiter') })
  one.device.network(true)
  await settled(one)
  other.device.network(true)
  const [trouble] = await present(other.office.troubles(), troubles => troubles.length > 0)
  expect(trouble).toMatchObject({
    type: 'sites',
    id,
    kind: 'conflict',
    conflicts: [['draft', 'body', 'eins', 'value', 'text']],
    mine: { draft: contentOf('Von ihr', 'Zweiter') },
    theirs: { draft: contentOf('Von mir', 'Zweiter') },
  })
})

test('What one publishes while another goes on writing offline is public, and the rest stays a draft', async () => {
  const { one, other, id } = await twoEditors()
  const published = contentOf('Erster, neu', 'Zweiter')
  await one.edit('sites', id, { content: published, draft: null })
  await other.edit('sites', id, { draft: contentOf('Erster', 'Zweiter, Entwurf') })
  one.device.network(true)
  await settled(one)
  other.device.network(true)
  await settled(other)
  const row = await present(one.office.get('sites', id), ({ body }) => JSON.stringify(body).includes('Entwurf'))
  expect(row.body).toMatchObject({ content: published, draft: contentOf('Erster, neu', 'Zweiter, Entwurf') })
})

test('A copy of a public page is one that nobody sees yet, under an address of its own and without what was planned', async () => {
  const desk = await openDesk(await openWalk())
  const made = await desk.office.save('sites', null, { ...page, unpublishAt: '2027-01-01T00:00:00.000Z' }, null)
  const [copy] = await duplicate(sites, [made], { office: desk.office, tell: () => {}, didAll: () => {} })
  expect(copy?.body).toMatchObject({ name: 'Verein (Kopie)', path: 'verein-kopie', isPublic: false, unpublishAt: null })
  expect(copy?.body['content']).toEqual(page.content)
})

test('What is planned without network is read on an open phone from its time on, and no longer than planned', async () => {
  const shop = await openWalk()
  const [desk, phone] = [await openDesk(shop), await openPhone(shop)]
  const publishing = createPublishing(shop.deps)
  const titles = () => phone.catalogue.list('sites').map(({ content }) => content.title)
  const atHour = (hours: number) => new Date(shop.clock.now() + hours * HOUR).toISOString()
  const times = { publishAt: atHour(1), unpublishAt: atHour(2) }
  await settled(desk)
  desk.device.network(false)
  const draft = { ...page.content, title: 'Frohe Weihnachten' }
  const { id } = await desk.office.save('sites', null, { ...page, isPublic: false, draft, ...times }, null)
  desk.device.network(true)
  await settled(desk)
  expect([await publishing.tick(), titles()]).toEqual([0, []])
  shop.clock.advance(HOUR)
  expect(await publishing.tick()).toBe(1)
  await until(phone.catalogue.subscribe, () => titles()[0] === 'Frohe Weihnachten')
  await present(desk.office.get('sites', id), ({ body }) => body['isPublic'] === true && body['draft'] === null)
  shop.clock.advance(HOUR)
  expect(await publishing.tick()).toBe(1)
  await until(phone.catalogue.subscribe, () => titles().length === 0)
  await present(desk.office.get('sites', id), ({ body }) => body['isPublic'] === false)
})

test('What was typed and not saved is kept on the device until it is dropped', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  await desk.office.drafts.keep('sites:1', { typed: { name: 'Verein' } })
  expect(await desk.office.drafts.read('sites:1')).toEqual({ typed: { name: 'Verein' } })
  await desk.office.drafts.keep('sites:2', { typed: {} })
  await desk.office.drafts.drop('sites:2')
  expect(await desk.office.drafts.read('sites:2')).toBeNull()
})
