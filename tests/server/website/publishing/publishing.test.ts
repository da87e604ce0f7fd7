import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPublishing } from '../../../../server/website/publishing/publishing.ts'
import { NOON } from '../../../support/shop.ts'
import { block, words } from '../../../support/website/blocks.ts'
import { openWebsite, type TestWebsite } from '../../../support/website/website.ts'

let website: TestWebsite
let publishing: ReturnType<typeof createPublishing>
const HOUR = 3_600_000
const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString()
beforeAll(async () => {
  website = await openWebsite()
  publishing = createPublishing(website.shop.deps)
})
afterAll(() => website.shop.close())

const shown = async (path: string) =>
  (await website.request(`/site/${path}`, { headers: { accept: 'text/html' } })).status

describe('A page with a time', () => {
  it('is published and taken back by the clock, in the name of who wrote it last', async () => {
    const draft = { body: [block('a', 'text', { text: words('Frohe Weihnachten') })], images: [] }
    const { id } = await website.site('fest', { isPublic: false, draft, publishAt: at(1), unpublishAt: at(3) })
    expect([await publishing.tick(), await shown('fest')]).toEqual([0, 404])
    website.shop.clock.advance(HOUR)
    expect([await publishing.tick(), await shown('fest')]).toEqual([1, 200])
    expect(await website.read('/site/fest')).toContain('Frohe Weihnachten')
    const history = await (
      await website.request(`/api/sites/${id}/revisions`, { headers: { cookie: website.cookie } })
    ).json()
    const [publication, writing] = history.data
    expect(publication).toMatchObject({ author: writing.author, at: NOON + HOUR })
    expect(await publishing.tick()).toBe(0)
    website.shop.clock.advance(2 * HOUR)
    expect([await publishing.tick(), await shown('fest')]).toEqual([1, 404])
  })

  it('that was slept through ends as it should stand now', async () => {
    await website.site('kurz', { isPublic: false, publishAt: at(4), unpublishAt: at(5) })
    website.shop.clock.set(NOON + 6 * HOUR)
    expect([await createPublishing(website.shop.deps).tick(), await shown('kurz')]).toEqual([1, 404])
  })

  it('follows whoever changes their mind', async () => {
    const { id, rev } = await website.site('spaeter', { isPublic: false, publishAt: at(7) })
    await publishing.tick()
    await website.change('sites', id, { rev, publishAt: null })
    website.shop.clock.set(NOON + 8 * HOUR)
    expect([await publishing.tick(), await shown('spaeter')]).toEqual([0, 404])
  })
})
