import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawDemoPictures } from './pictures.ts'

/** Drawing takes seconds, so the build does it once; whoever fills a database copies. */
const drawn = fileURLToPath(new URL('../../dist/demo-pictures', import.meta.url))

/** Puts the originals of the demo's pictures into the folder images are served from. */
export async function hangDemoPictures(folder: string): Promise<void> {
  await drawDemoPictures(drawn)
  await cp(drawn, folder, { recursive: true })
}

if (import.meta.main) await drawDemoPictures(drawn)
