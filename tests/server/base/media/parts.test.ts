import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES } from '../../../../schema/base/uploads.ts'
import { partsThere, putPart, sweepParts, UNFINISHED, withBytes } from '../../../../server/base/media/parts.ts'

let dataDir: string
let deps: Parameters<typeof putPart>[0]
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'parts-'))
  deps = { settings: { dataDir } } as typeof deps
})
afterAll(() => rmSync(dataDir, { recursive: true }))

const url = (text: string) => `data:application/octet-stream;base64,${Buffer.from(text).toString('base64')}`
const put = (id: number, offset: number, text: string, person = 1) =>
  putPart(deps, { person, id }, { offset, data: url(text) })
const taken = (id: number, bytes: number, person = 1) =>
  withBytes(deps, person, { parts: { id, bytes } }, async read => read.toString())

describe('A file in parts', () => {
  it('is whole whatever came twice, and a part behind a gap is left out', async () => {
    expect(await put(7, 0, 'Sem')).toBe(3)
    expect(await put(7, 5, 'strudel')).toBe(3)
    expect(await put(7, 0, 'Sem')).toBe(3)
    expect(await Promise.all([put(7, 3, 'mel'), put(7, 3, 'mel')])).toEqual([6, 6])
    expect(await taken(7, 6)).toBe('Semmel')
    expect(await partsThere(deps.settings, { person: 1, id: 7 })).toBe(0)
  })

  it('is nobody else’s, and nothing before it is whole', async () => {
    await put(8, 0, 'Brot')
    expect(await partsThere(deps.settings, { person: 2, id: 8 })).toBe(0)
    await expect(taken(8, 4, 2)).rejects.toMatchObject({ status: 409 })
    await expect(taken(8, 5)).rejects.toMatchObject({ status: 409 })
    expect(await taken(8, 4)).toBe('Brot')
  })

  it('waits where it could not be used yet, and is forgotten where it never will be', async () => {
    await put(9, 0, 'Brot')
    const failing = (status: number) =>
      withBytes(deps, 1, { parts: { id: 9, bytes: 4 } }, () =>
        Promise.reject(Object.assign(new Error('x'), { status })),
      )
    await expect(failing(503)).rejects.toThrow('x')
    expect(await partsThere(deps.settings, { person: 1, id: 9 })).toBe(4)
  })

  it('is not endless, and neither is what is left unfinished', async () => {
    await expect(put(10, MAX_UPLOAD_BYTES, 'x')).rejects.toMatchObject({ status: 413 })
    for (let id = 100; id < 100 + UNFINISHED; id += 1) await put(id, 0, 'x', 3)
    await expect(put(99, 0, 'x', 3)).rejects.toMatchObject({ status: 503 })
    // Negative control: others still have room.
    expect(await put(99, 0, 'x', 4)).toBe(1)
  })

  it('goes once nobody went on with it for a day', async () => {
    const now = Date.parse('2026-06-16T10:00:00Z')
    await put(11, 0, 'alt', 5)
    await put(12, 0, 'neu', 5)
    const at = (name: string, ms: number) => utimesSync(join(dataDir, 'parts', name), ms / 1000, ms / 1000)
    for (const name of ['5-12']) at(name, now - 3_600_000)
    at('5-11', now - 25 * 3_600_000)
    writeFileSync(join(dataDir, 'fremd'), '')
    const clock = { now: () => now }
    await sweepParts({ settings: deps.settings, clock })
    expect(await partsThere(deps.settings, { person: 5, id: 11 })).toBe(0)
    expect(await partsThere(deps.settings, { person: 5, id: 12 })).toBe(3)
  })
})
