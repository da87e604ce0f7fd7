import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PART_BYTES } from '../../../../schema/base/uploads.ts'
import { sweepUploads } from '../../../../server/base/media/uploadFiles.ts'
import { json } from '../../../support/shop.ts'
import { openWebsite, type TestWebsite } from '../../../support/website/website.ts'

let website: TestWebsite
beforeAll(async () => {
  website = await openWebsite()
})
afterAll(() => website.shop.close())

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const url = (bytes: Buffer, type = 'application/pdf') => `data:${type};base64,${bytes.toString('base64')}`
const keep = (name: string, data: string, cookie = website.cookie) =>
  website.request('/api/uploads/library', json('POST', { name, data }, cookie ? { cookie } : {}))

describe('A file of the library', () => {
  it('is found by staff, downloaded by guests, and kept for longer than what waits for an order', async () => {
    const answer = await keep('Aufnahme formular.pdf', url(pdf))
    const { data } = await answer.json()
    expect([answer.status, data.name, data.mimeType]).toEqual([201, 'Aufnahme formular.pdf', 'application/pdf'])
    website.shop.clock.advance(30 * 86_400_000)
    await sweepUploads(website.shop.deps)
    const file = await website.request(`/upload/${data.publicHash}/${data.id}-1.pdf`)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf)
    expect(file.headers.get('content-disposition')).toContain('attachment')
    const listed = await (
      await website.request('/api/uploads', { headers: { cookie: await website.shop.login() } })
    ).json()
    expect(listed.data).toContainEqual(expect.objectContaining({ id: data.id, bytes: pdf.length }))
  })

  it.each<[string, string, string, number]>([
    ['is no program', 'spiel.exe', url(pdf), 422],
    ['is what its name says', 'plan.pdf', url(Buffer.from('<script>alert(1)</script>')), 422],
    ['is no page', 'seite.html', url(Buffer.from('<h1>x</h1>'), 'text/html'), 422],
    ['is not empty', 'plan.pdf', url(Buffer.alloc(0)), 422],
    ['is not endless', 'plan.pdf', url(Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])), 413],
  ])('%s', async (_name, name, data, status) => {
    expect((await keep(name, data, await website.shop.login())).status).toBe(status)
  })

  it('keeps a drawing as a file that no browser shows', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
    const { data } = await (
      await keep('zeichnung.svg', url(Buffer.from(svg), 'image/svg+xml'), await website.shop.login())
    ).json()
    const file = await website.request(`/upload/${data.publicHash}/${data.id}-1.svg`)
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    expect(file.headers.get('content-disposition')).toContain('attachment')
  })

  it('arrives in parts, goes on where it was, and is one file however often it is sent', async () => {
    const cookie = await website.shop.login()
    const bytes = Buffer.concat([pdf, Buffer.from('%'.repeat(PART_BYTES))])
    const part = async (offset: number) => {
      const data = url(bytes.subarray(offset, offset + PART_BYTES))
      const answer = await website.request('/api/uploads/parts/77', json('PUT', { offset, data }, { cookie }))
      return [answer.status, (await answer.json()).data.bytes]
    }
    const finish = () =>
      website.request(
        '/api/uploads/library',
        json('POST', { name: 'Plan.pdf', parts: { id: 77, bytes: bytes.length } }, { cookie }),
      )
    expect(await part(0)).toEqual([200, PART_BYTES])
    expect((await finish()).status).toBe(409)
    const there = await website.request('/api/uploads/parts/77', { headers: { cookie } })
    expect((await there.json()).data).toEqual({ bytes: PART_BYTES })
    expect(await part(PART_BYTES)).toEqual([200, bytes.length])
    const first = await finish()
    const { data } = await first.json()
    expect(first.status).toBe(201)
    const again = await keep('Plan.pdf', url(bytes), cookie)
    expect([again.status, (await again.json()).data.id]).toEqual([200, data.id])
    const file = await website.request(`/upload/${data.publicHash}/${data.id}-1.pdf`)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes)
    const gone = await website.request('/api/uploads/parts/77', { headers: { cookie } })
    expect((await gone.json()).data).toEqual({ bytes: 0 })
  })

  it('has parts that no guest may send', async () => {
    const body = json('PUT', { offset: 0, data: url(pdf) })
    expect((await website.request('/api/uploads/parts/78', body)).status).toBe(401)
    expect((await website.request('/api/uploads/parts/78')).status).toBe(401)
  })

  it('is taken from no guest', async () => {
    expect((await keep('plan.pdf', url(pdf), '')).status).toBe(401)
  })
})
