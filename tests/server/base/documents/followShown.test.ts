import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from '../../../support/shop.ts'
import { block, words } from '../../../support/website/blocks.ts'
import { openWebsite, type TestWebsite } from '../../../support/website/website.ts'

let website: TestWebsite
beforeAll(async () => {
  website = await openWebsite()
})
afterAll(() => website.shop.close())

/** Everything a device of a guest has after it heard of the last change. */
async function guestsHave(): Promise<string> {
  const answer = await website.request('/replication/public/_all_docs?include_docs=true')
  return answer.text()
}
const shows = async (...said: string[]) => {
  const [init, replica] = [await website.read('/api/init'), await guestsHave()]
  return said.map(words => [init.includes(words), replica.includes(words)])
}
const keep = (identifier: string, text: string) =>
  website.put('blocks', { identifier, name: identifier, block: block('own', 'text', { text: words(text) }) })
const using = (id: number) => ({ body: [block('kept', 'block', { block: id })], images: [] })
const edit = async (type: string, id: number, change: object) =>
  expect((await website.change(type, id, { rev: await revOf(type, id), ...change })).status).toBe(200)
const revOf = async (type: string, id: number) =>
  (await (await website.request(`/api/${type}/${id}`, { headers: { cookie: website.cookie } })).json()).data.rev

it('A kept block is guests’ to read while a page they may read shows it, and no longer', async () => {
  const { id } = await keep('weihnachten', 'Christstollen ab 1. Dezember')
  const page = await website.site('advent', { isPublic: false, content: using(id) })
  expect(await shows('Christstollen')).toEqual([[false, false]])
  await edit('sites', page.id, { isPublic: true })
  expect(await shows('Christstollen')).toEqual([[true, true]])
  const hidden = { body: [{ ...block('kept', 'block', { block: id }), isHidden: true }], images: [] }
  await edit('sites', page.id, { content: hidden })
  expect(await shows('Christstollen')).toEqual([[false, false]])
  await edit('sites', page.id, { content: using(id) })
  const second = await website.site('advent-zwei', { content: using(id) })
  await edit('sites', page.id, { isPublic: false })
  expect(await shows('Christstollen')).toEqual([[true, true]])
  await website.request(
    `/api/sites/${second.id}?rev=${await revOf('sites', second.id)}`,
    json('DELETE', undefined, { cookie: website.cookie }),
  )
  expect(await shows('Christstollen')).toEqual([[false, false]])
})

it('What is being written shows its kept block to who has the link, and what is edited of it stays theirs', async () => {
  const { id } = await keep('ostern', 'Pinzen zu Ostern')
  const page = await website.site('ostern', { isPublic: false, draft: using(id) })
  await edit('blocks', id, { name: 'Zu Ostern' })
  expect(await shows('Pinzen')).toEqual([[false, false]])
  const { data } = await (
    await website.request(`/api/sites/${page.id}/preview`, json('POST', {}, { cookie: website.cookie }))
  ).json()
  expect(await website.read(new URL(data.address).pathname)).toContain('Pinzen zu Ostern')
})

it('A menu does not tell what a page is called that is not public; what stands below it stays', async () => {
  const [page, open] = [await website.site('geheim', { isPublic: false }), await website.site('offen')]
  const item = (key: string, target: number, label: string, children: unknown[] = []) => ({
    key,
    type: 'site',
    target,
    label,
    isEnabled: true,
    children,
  })
  await website.put('navigations', {
    identifier: 'footer-zwei',
    name: 'Menü',
    isPublic: true,
    items: [
      item('a', page.id, 'Neue Filiale in Graz'),
      item('b', page.id, 'Über uns', [item('c', open.id, 'Team'), item('d', page.id, 'Umzug im Mai')]),
    ],
  })
  expect(await shows('Neue Filiale', 'Umzug im Mai', 'Team')).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ])
  await edit('sites', page.id, { isPublic: true })
  expect(await shows('Neue Filiale', 'Umzug im Mai')).toEqual([
    [true, true],
    [true, true],
  ])
  await edit('sites', page.id, { isPublic: false })
  expect(await shows('Neue Filiale', 'Umzug im Mai')).toEqual([
    [false, false],
    [false, false],
  ])
})
