import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoPictures } from '../../server/demo/documents.ts'
import { drawDemoPictures } from './pictures.ts'

/** Drawing takes seconds, so the build does it once; whoever fills a database copies (`server/demo/hangPictures.ts`). */
const drawn = fileURLToPath(new URL('../../dist/demo-pictures', import.meta.url))
const stamp = join(drawn, '.motifs')

/** Draws what is missing; what was drawn of other motifs is thrown away first. */
async function drawOnce(): Promise<void> {
  const motifs = createHash('sha256').update(JSON.stringify(demoPictures())).digest('hex')
  if ((await readFile(stamp, 'utf8').catch(() => '')) === motifs) return
  await rm(drawn, { recursive: true, force: true })
  await drawDemoPictures(drawn)
  await writeFile(stamp, motifs)
}

await drawOnce()
