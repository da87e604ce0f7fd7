import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resized } from '../../server/base/media/pictures.ts'
import { demoPictures } from '../../server/demo/documents.ts'
import { drawnPhoto, photoSubject } from '../../server/demo/guestPhoto.ts'
import { drawDemoPictures } from './pictures.ts'

/** Drawing takes seconds, so the build does it once; whoever fills a database copies (`server/demo/hangPictures.ts`). */
const drawn = fileURLToPath(new URL('../../dist/demo-pictures', import.meta.url))
const PHOTO_PIXELS = 640
const stamp = join(drawn, '.motifs')

/** Draws what is missing; what was drawn of other motifs is thrown away first. */
async function drawOnce(): Promise<void> {
  const motifs = createHash('sha256').update(JSON.stringify(demoPictures())).digest('hex')
  if ((await readFile(stamp, 'utf8').catch(() => '')) !== motifs) {
    await rm(drawn, { recursive: true, force: true })
    await drawDemoPictures(drawn)
    await writeFile(stamp, motifs)
  }
  if (!existsSync(drawnPhoto)) await drawPhoto()
}

/** A guest's picture is none of the formats that pages are made of. */
async function drawPhoto(): Promise<void> {
  const subject = demoPictures().find(({ name }) => name === photoSubject)
  if (!subject) throw new Error(`There is no picture of ${photoSubject}.`)
  await writeFile(drawnPhoto, await resized(await readFile(join(drawn, `${subject.id}-1.webp`)), PHOTO_PIXELS, 'jpeg'))
}

await drawOnce()
