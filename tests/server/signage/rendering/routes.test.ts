import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { labelSheets, placeOn } from '../../../../schema/signage/labelSheets.ts'
import { text } from '../../../../server/demo/layers.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let cookie: string
let products: readonly { readonly id: number; readonly name: string }[]
let templates: readonly { readonly id: number; readonly unit: string }[]
beforeAll(async () => {
  shop = await openShop()
  cookie = await shop.login()
  products = await list('/api/products')
  templates = await list('/api/image-templates')
})
afterAll(() => shop.close())

const get = (path: string, as = cookie) => shop.request(path, as ? { headers: { cookie: as } } : {})
const list = async (path: string) => (await (await get(path)).json()).data
const labels = (body: object, as = cookie) => shop.request('/api/labels', json('POST', body, { cookie: as }))
const first = () => products[0]?.id ?? 0

/** Every stream of a PDF in plain text. */
function streamsOf(pdf: Buffer): string[] {
  const found: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('\nendstream', at)
    try {
      found.push(inflateSync(pdf.subarray(at + 7, end)).toString('latin1'))
    } catch {
      // A font or a table: no drawing.
    }
  }
  return found
}

/** Corners (mm from the paper's left and upper edge) at which something was placed on a page. */
function cornersOf(page: string): [number, number][] {
  const millimetres = 25.4 / 72
  return [...page.matchAll(/q\n1 0 0 1 ([\d.]+) ([\d.]+) cm/g)].map(([, x, y]) => [
    Number(x) * millimetres,
    Number(y) * millimetres,
  ])
}

describe('Labels', () => {
  it('lie within a fifth of a millimetre of where the paper has them, on as many sheets as it takes', async () => {
    const chosen = products.slice(0, 25).map(({ id }) => ({ product: id, count: 2 }))
    const answer = await labels({ sheet: 'compact', labels: chosen, used: 3 })
    const { data } = await answer.json()
    expect([answer.status, data.sheets]).toEqual([200, 2])
    const pages = streamsOf(Buffer.from(data.pdf, 'base64'))
      .map(cornersOf)
      .filter(({ length }) => length > 0)
    expect(pages.map(({ length }) => length)).toEqual([45, 5])
    for (const [page, corners] of pages.entries())
      for (const [at, [x, y]] of corners.entries()) {
        const place = placeOn(labelSheets.compact, page === 0 ? at + 3 : at + 48)
        expect(Math.abs(x - place.x)).toBeLessThan(0.2)
        expect(Math.abs(y - place.y)).toBeLessThan(0.2)
      }
  })

  it('begin with a line of exactly a hundred millimetres where the paper has a margin for it, and never lie on it', async () => {
    const call = { labels: [{ product: first(), count: 60 }], used: 0 }
    const lines = async (sheet: string) => {
      const { data } = await (await labels({ ...call, sheet })).json()
      return streamsOf(Buffer.from(data.pdf, 'base64')).map(page =>
        [...page.matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l\nS/g)]
          .map(([, ...corners]) => corners.map(corner => (Number(corner) * 25.4) / 72))
          .filter(([x = 0, y, right = 0, bottom]) => y === bottom && Math.abs(right - x - 100) < 0.01),
      )
    }
    const [one, ...others] = await lines('l7160')
    expect(one).toHaveLength(1)
    const { top, height, pitchY, rows } = labelSheets.l7160
    expect(one?.[0]?.[1]).toBeGreaterThan(top + (rows - 1) * pitchY + height + 2)
    expect(others.flat()).toEqual([])
    expect((await lines('z3474')).flat()).toEqual([])
  })

  it('have the article’s number as a code where there is room for it', async () => {
    const filled = async (sheet: string) => {
      const { data } = await (await labels({ sheet, labels: [{ product: first(), count: 1 }], used: 0 })).json()
      return streamsOf(Buffer.from(data.pdf, 'base64')).join('').match(/ re\n/g)?.length ?? 0
    }
    expect(await filled('detail')).toBeGreaterThan(100)
    expect(await filled('compact')).toBeLessThan(10)
  })

  it('have the barcode of a product that has one, as bars and as digits that can be searched', async () => {
    const rectangles = async (gtin: string | null) => {
      const product = await one('/api/products', { ...products[0], uid: '', gtin })
      const { data } = await (await labels({ sheet: 'detail', labels: [{ product, count: 1 }], used: 0 })).json()
      return [streamsOf(Buffer.from(data.pdf, 'base64')).join('').match(/ re\n/g)?.length ?? 0, data.misfits]
    }
    const [[without = 0], [ean13 = 0, misfits], [ean8 = 0]] = [
      await rectangles(null),
      await rectangles('4006381333931'),
      await rectangles('96385074'),
    ]
    // The white below them, and thirty or twenty-two bars.
    expect([ean13 - without, ean8 - without, misfits]).toEqual([31, 23, []])
  })

  it('hold text that can be searched, and ask to be printed as large as they are', async () => {
    const { data } = await (await labels({ sheet: 'detail', labels: [{ product: first(), count: 1 }], used: 0 })).json()
    const pdf = Buffer.from(data.pdf, 'base64').toString('latin1')
    expect(pdf).toContain('/FontFile2')
    expect(pdf).toContain('/PrintScaling /None')
  })

  it('tell what of a product has no room', async () => {
    const product = await one('/api/products', { ...products[0], name: 'Sehr'.repeat(28), allergens: [] })
    const { data } = await (await labels({ sheet: 'l4732', labels: [{ product, count: 1 }], used: 0 })).json()
    expect(data.misfits).toContainEqual(expect.objectContaining({ product, layer: 'Name', reason: 'tooLong' }))
  })

  it.each<[string, object, number]>([
    ['an unknown sheet', { sheet: 'a0', labels: [{ product: 1, count: 1 }], used: 0 }, 422],
    ['no product', { sheet: 'compact', labels: [], used: 0 }, 422],
    [
      'more than anybody cuts',
      { sheet: 'compact', labels: Array.from({ length: 5 }, () => ({ product: 1, count: 500 })), used: 0 },
      422,
    ],
    ['a product that is not there', { sheet: 'compact', labels: [{ product: 999_999, count: 1 }], used: 0 }, 404],
  ])('are refused for %s', async (_what, body, status) => {
    expect((await labels(body)).status).toBe(status)
  })

  it('take a layout of one’s own that is no larger than they are', async () => {
    const own = templates.find(({ unit }) => unit === 'mm')?.id
    const call = { labels: [{ product: first(), count: 1 }], used: 0, template: own }
    expect((await labels({ ...call, sheet: 'detail' })).status).toBe(200)
    const refused = await labels({ ...call, sheet: 'compact' })
    expect([refused.status, (await refused.json()).errors[0].field]).toEqual([422, 'template'])
  })

  it('are for staff', async () => {
    expect((await labels({ sheet: 'compact', labels: [{ product: first(), count: 1 }], used: 0 }, '')).status).toBe(401)
  })

  async function one(path: string, body: object): Promise<number> {
    const { id: _id, rev: _rev, uid: _uid, ...fields } = body as Record<string, unknown>
    const answer = await shop.request(path, json('POST', { ...fields, uid: 'lang' }, { cookie }))
    return (await answer.json()).data.id
  }
})

describe('A picture template', () => {
  it('GET /image-templates/{id}/layers', async () => {
    const layers = await list(`/api/image-templates/${templates[0]?.id}/layers`)
    expect(layers.map(({ key }: { key: string }) => key)).toEqual(['bild', 'anlass', 'name', 'preis'])
  })

  it.each(['png', 'webp'] as const)('is drawn as %s in its size', async format => {
    const answer = await get(`/api/image-templates/${templates[0]?.id}/file?format=${format}&document=${first()}`)
    const { width, height, format: found } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([answer.headers.get('content-type'), found, width, height]).toEqual([`image/${format}`, format, 1080, 1080])
  })

  it('becomes a paper of its size in millimetres', async () => {
    const own = templates.find(({ unit }) => unit === 'mm')?.id
    const answer = await get(`/api/image-templates/${own}/file?format=pdf&document=${first()}`)
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    const [, width = '', height = ''] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    expect(Number(width) * (25.4 / 72)).toBeCloseTo(95, 2)
    expect(Number(height) * (25.4 / 72)).toBeCloseTo(55, 2)
  })

  it('of a poster is as fine as there is room for, in its shape', async () => {
    const layout = { name: 'Plakat', subject: 'none', unit: 'mm', background: '#ffffff', layers: [] }
    const answer = await shop.request(
      '/api/image-templates',
      json('POST', { ...layout, identifier: 'plakat-a1', width: 594, height: 841 }, { cookie }),
    )
    const { id } = (await answer.json()).data
    const drawn = await get(`/api/image-templates/${id}/file?format=png`)
    const { width, height } = await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()
    expect([drawn.status, (width / height).toFixed(2)]).toEqual([200, (594 / 841).toFixed(2)])
    expect(width * height).toBeGreaterThan(16e6)
  })

  it.each([
    ['another format', '?format=exe', 404],
    ['a product that is not there', '?document=999999', 404],
  ])('is not found as %s', async (_what, query, status) => {
    expect((await get(`/api/image-templates/${templates[0]?.id}/file${query}`)).status).toBe(status)
  })

  it('is for staff', async () => {
    expect((await get(`/api/image-templates/${templates[0]?.id}/layers`, '')).status).toBe(401)
  })

  /** A small one that says one thing of what it is drawn for. */
  async function small(subject: string, words: string): Promise<number> {
    const layer = text(
      'satz',
      'Satz',
      words,
      { x: 0, y: 0, width: 300, height: 40 },
      { font: 'figtree-700', size: 20, color: '#2a1d14' },
    )
    const page = { unit: 'px', width: 300, height: 40, background: '#ffffff', layers: [layer] }
    const body = { identifier: `klein-${subject}`, name: 'Klein', subject, ...page }
    const answer = await shop.request('/api/image-templates', json('POST', body, { cookie }))
    return (await answer.json()).data.id
  }

  it('is drawn for a page by what guests are told there, and for another one by that one', async () => {
    const template = await small('sites', '{Überschrift}')
    const [site, other] = await list('/api/sites')
    const drawn = async (id: number) => {
      const answer = await get(`/api/image-templates/${template}/file?document=${id}`)
      return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')].join(' ')
    }
    const change = async (body: object) => {
      const { rev } = await list(`/api/sites/${site.id}`)
      expect((await shop.request(`/api/sites/${site.id}`, json('PUT', { rev, ...body }, { cookie }))).status).toBe(200)
    }
    const before = await drawn(site.id)
    expect(before).toMatch(/^200 /)
    await change({ draft: { ...site.content, title: 'Noch geheim' } })
    expect(await drawn(site.id)).toBe(before)
    await change({ content: { ...site.content, title: 'Sommerfest' } })
    expect(new Set([before, await drawn(site.id), await drawn(other.id)]).size).toBe(3)
  })

  it('is drawn for nobody whom the asker may not read', async () => {
    const template = await small('users', '{Name}')
    const [{ id }] = await list('/api/users')
    const path = `/api/image-templates/${template}/file?document=${id}`
    const statuses = [(await get(path)).status, (await get(path, await shop.loginAs('e.lang'))).status]
    expect([...statuses, (await get(path, '')).status]).toEqual([200, 403, 401])
  })

  it('of a branch is no label for products', async () => {
    const layout = { name: 'Filiale', subject: 'branches', unit: 'mm', background: '#ffffff', layers: [] }
    const body = { ...layout, identifier: 'filiale', width: 40, height: 20 }
    const { data } = await (await shop.request('/api/image-templates', json('POST', body, { cookie }))).json()
    const call = { labels: [{ product: first(), count: 1 }], used: 0, template: data.id }
    expect((await labels({ ...call, sheet: 'detail' })).status).toBe(422)
  })
})
