import { cp } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the build leaves the demo's pictures: drawing takes seconds, starting must not. */
const drawn = fileURLToPath(new URL('../../dist/demo-pictures', import.meta.url))

/** Copies the originals of the demo's pictures into the folder images are served from. */
export async function hangPictures(folder: string): Promise<void> {
  await cp(drawn, folder, { recursive: true, filter: source => !basename(source).startsWith('.') })
}
