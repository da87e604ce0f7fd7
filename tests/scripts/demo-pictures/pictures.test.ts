import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownMotifs } from '../../../scripts/demo-pictures/motifs/own.ts'
import { drawDemoPictures } from '../../../scripts/demo-pictures/pictures.ts'
import { openSprites } from '../../../scripts/demo-pictures/sprites.ts'
import { stillLife } from '../../../scripts/demo-pictures/stillLife.ts'
import { type DemoPicture, imageBody } from '../../../server/demo/album.ts'
import { demoPictures } from '../../../server/demo/documents.ts'

const pictures = demoPictures()
/** One of each way to draw, so that a test takes a second and not ten: emblem, townscape, still lifes. */
const sample = [
  pictures.find(({ kind }) => kind === 'logo'),
  pictures.find(({ ground }) => ground.surface === 'sky'),
  ...['board', 'plate', 'cloth', 'counter'].map(surface =>
    pictures.findLast(({ ground }) => ground.surface === surface),
  ),
].filter(picture => picture !== undefined)

let folder: string
/** Where the sample was drawn beside all the others. */
let drawn: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  drawn = await almostFull('drawn')
  await drawDemoPictures(drawn)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const fileOf = ({ id }: DemoPicture) => `${id}-1.webp`

/** A folder in which all pictures but the sample exist. */
async function almostFull(name: string): Promise<string> {
  const target = join(folder, name)
  await mkdir(target, { recursive: true })
  const there = pictures.filter(picture => !sample.includes(picture))
  await Promise.all(there.map(picture => writeFile(join(target, fileOf(picture)), 'there before')))
  return target
}

describe('the pictures of the demo business', () => {
  it('are written as originals in the size their documents name, and those that exist stay as they are', async () => {
    for (const picture of sample) {
      const { format, width, height } = await sharp(join(drawn, fileOf(picture))).metadata()
      expect({ format, width, height }).toEqual({
        format: 'webp',
        width: imageBody(picture).width,
        height: imageBody(picture).height,
      })
    }
    expect((await readdir(drawn)).toSorted()).toEqual(pictures.map(fileOf).toSorted())
    const other = pictures.find(picture => !sample.includes(picture))
    expect(await readFile(join(drawn, fileOf(other ?? sample[0]!)), 'utf8')).toBe('there before')
  })

  it('come out the same every time', async () => {
    const digestsIn = (target: string) =>
      Promise.all(
        sample.map(async picture =>
          createHash('sha256')
            .update(await readFile(join(target, fileOf(picture))))
            .digest('hex'),
        ),
      )
    const again = await almostFull('again')
    await drawDemoPictures(again)
    const first = await digestsIn(drawn)
    expect(await digestsIn(again)).toEqual(first)
    expect(new Set(first).size).toBe(sample.length)
  })

  it('need no drawing when all are there', async () => {
    const target = await almostFull('full')
    await Promise.all(sample.map(picture => writeFile(join(target, fileOf(picture)), 'there before')))
    await drawDemoPictures(target)
    expect((await stat(join(target, fileOf(sample[0]!)))).size).toBe('there before'.length)
  })

  it('show only what our own drawings or the icon set know', async () => {
    const set = await readFile(
      createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'),
      'latin1',
    )
    const icons = new Set(Array.from(set.matchAll(/\t"([^"]+)": \{/g), ([, name]) => name))
    const unknown = new Set(
      pictures.flatMap(({ motif }) => motif.split(' ')).filter(name => !ownMotifs[name] && !icons.has(name)),
    )
    expect(icons.size).toBeGreaterThan(3000)
    expect([...unknown]).toEqual([])
  })

  it('differ: none shows the same on the same ground as another', () => {
    expect(new Set(pictures.map(({ motif, ground }) => `${motif} ${ground.light}`)).size).toBe(pictures.length)
  })

  it('stay plain grounds where an icon is not installed', async () => {
    const sprites = await openSprites(new Set(['not-in-the-set']))
    expect(await sprites('not-in-the-set')).toBeNull()
    const picture: DemoPicture = { ...(sample.at(-1) ?? sample[0]!), motif: 'not-in-the-set neither-is-this' }
    const { width, height } = await sharp(
      await (await stillLife(picture, sprites, new Map())).webp().toBuffer(),
    ).metadata()
    expect([width, height]).toEqual([imageBody(picture).width, imageBody(picture).height])
  })
})
