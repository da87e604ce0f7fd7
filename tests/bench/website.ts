import { createHash } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { originalPath } from '../../server/base/media/images.ts'
import type { SeedDocument } from '../../server/base/seed.ts'
import { allHoursBusiness } from '../support/allHours.ts'
import { seededDataDir } from '../support/dataDir.ts'
import { median } from '../support/results.ts'
import { type ServerProcess, serverProcess } from '../support/serverProcess.ts'
import { pictureOf, textOf } from '../support/sites.ts'
import { cpuOf, residentMegabytes } from './measure.ts'
import { line, type Spent } from './pageProbe.ts'
import type { Line } from './report.ts'

export const PAGES = 5000
export const PICTURES = 20_000
export const IN_GALLERY = 500
/** The gallery that is looked at, and the one that is packed. */
export const GALLERY = 'galerie-500'
const HEAVY = 'galerie-schwer'
/** Bytes of each picture that is packed: copies of all of them do not fit in memory unseen. */
const LARGE = 1_000_000
/** Milliseconds; megabytes a server may grow by while it sends half a gigabyte. */
const goals = { page: 20, zip: 64 } as const

/** Runs what is to be measured beside a server with 5,000 pages, 20,000 pictures and two galleries of 500. */
export async function withWebsite(measure: (server: ServerProcess) => Promise<void>): Promise<void> {
  const dataDir = await seededDataDir(documents())
  const server = await serverProcess({ args: ['server/main.ts'], dataDir, env: { RATE_LIMITS: 'off' } })
  try {
    await writePictures(dataDir)
    await server.start()
    await measure(server)
  } finally {
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** What a large website costs its server: a page, and an archive of a gallery. */
export const websiteLines = async (server: ServerProcess): Promise<Line[]> => [
  line(`website: a page of ${PAGES}, drawn by the server`, await drawn(server), goals.page),
  await packed(server),
]

const NOISE = { type: 'gaussian', mean: 128, sigma: 30 } as const
const numbers = (count: number, first = 1): number[] => Array.from({ length: count }, (_, at) => first + at)

function documents(): SeedDocument[] {
  const gallery = (id: number, path: string, first: number): SeedDocument =>
    site(id, path, 'gallery', { body: [], images: numbers(IN_GALLERY, first).map(pictureOf) })
  return [
    ...allHoursBusiness({ branches: 1, products: 5 }),
    ...numbers(PICTURES).map(id => ({
      type: 'images',
      id,
      body: { name: `Bild ${id}`, alt: `Bild ${id}`, version: 1, extension: 'webp', width: 640, height: 640 },
    })),
    ...numbers(PAGES).map(id =>
      site(id, `aktuelles/bericht-${id}`, 'news', {
        title: `Bericht ${id}`,
        image: pictureOf(id),
        images: [],
        body: numbers(6).map(part => ({ key: `k${part}`, type: 'text', value: { text: textOf(words(id * part)) } })),
      }),
    ),
    gallery(PAGES + 1, GALLERY, 1),
    gallery(PAGES + 2, HEAVY, 10_001),
  ]
}

const site = (id: number, path: string, type: string, content: object): SeedDocument => ({
  type: 'sites',
  id,
  body: { path, type, name: path, isPublic: true, content },
})

/** Some 300 characters that differ from page to page. */
const words = (seed: number): string =>
  numbers(8)
    .map(part => createHash('sha1').update(`${seed} ${part}`).digest('hex'))
    .join(' ')

/** One picture for those that are looked at, and one that is large for those that are packed; each under many names. */
async function writePictures(dataDir: string): Promise<void> {
  const create = { width: 320, height: 320, channels: 3, background: '#888', noise: NOISE } as const
  const noise = await sharp({ create }).webp({ quality: 60 }).toBuffer()
  const heavy = Buffer.concat([noise, Buffer.alloc(Math.max(0, LARGE - noise.length))])
  for (const [first, bytes] of [
    [1, noise],
    [10_001, heavy],
  ] as const) {
    const pathOf = (id: number) => originalPath({ dataDir }, { id, version: 1, extension: 'webp' })
    writeFileSync(pathOf(first), bytes)
    for (const id of numbers(IN_GALLERY - 1, first + 1)) linkSync(pathOf(first), pathOf(id))
  }
}

/** What a page costs the server that nobody has asked for since it started. */
async function drawn({ origin, pid }: ServerProcess): Promise<Spent> {
  const paths = numbers(60, 100).map(id => `/aktuelles/bericht-${id * 13}`)
  const ask = async (path: string) => {
    const begun = performance.now()
    const answer = await fetch(origin + path)
    if (!(await answer.text()).includes(path.slice(1))) throw new Error(`${path} is not drawn.`)
    return performance.now() - begun
  }
  // Until the compiler has seen enough of it.
  for (const path of paths.slice(0, 20)) await ask(path)
  const measured = paths.slice(20)
  const { result, cpu } = await cpuOf(pid, async () => {
    const walls: number[] = []
    for (const path of measured) walls.push(await ask(path))
    return walls
  })
  return { wall: median(result), cpu: cpu === null ? null : cpu / 1000 / measured.length }
}

/** By how much the server grows at most while half a gigabyte leaves it, read no faster than a line would. */
async function packed({ origin, pid }: ServerProcess): Promise<Line> {
  const before = residentMegabytes(pid) ?? 0
  const answer = await fetch(`${origin}/custom/images.zip`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(numbers(IN_GALLERY, 10_001).map(id => ['image_ids[]', String(id)])),
  })
  let [bytes, most] = [0, before]
  const reader = answer.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.length
    most = Math.max(most, residentMegabytes(pid) ?? 0)
  }
  const isWhole = bytes > IN_GALLERY * LARGE
  return {
    name: `website: memory for an archive of ${IN_GALLERY} pictures`,
    ours: `${(most - before).toFixed(0)} MB more for ${(bytes / 1e6).toFixed(0)} MB`,
    beside: '',
    goal: `≤ ${goals.zip}`,
    met: isWhole && most - before <= goals.zip,
  }
}
