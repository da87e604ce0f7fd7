import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { picturesIn, showsPictures } from '../../../schema/base/pictures.ts'
import type { Chore } from '../chores.ts'
import type { BaseDeps } from '../deps.ts'

type World = Pick<BaseDeps, 'storage' | 'entities' | 'feeds' | 'settings'>

const SWEEP_EVERY_MS = 24 * 3_600_000
/** What a document holds once the trash has forgotten it. */
const FORGOTTEN = '{}'

/**
 * Tells of a picture's id whether its files are to be had no more: it was deleted, and nothing shows it. What is in the trash
 * keeps its files, so that bringing it back brings them back; a picture that nobody ever wrote a document for is not deleted.
 */
export function createGonePictures(world: World): (id: number) => Promise<boolean> {
  let known: { readonly at: string; readonly shown: Promise<ReadonlySet<number>> } | null = null
  return async id => {
    const row = await deletedPicture(world, id)
    if (!row) return false
    // Read again only after something was written: whoever asks for what is gone does so at no cost.
    const { feeds } = world
    const at = feeds
      .databases()
      .map(name => feeds.position(name))
      .join()
    if (known?.at !== at) known = { at, shown: shownPictures(world) }
    return !(await known.shown).has(id)
  }
}

/** Takes the files off the disk of pictures that the trash has forgotten and that nothing shows. Returns how many pictures went. */
export async function sweepPictures(world: World): Promise<number> {
  const folder = join(world.settings.dataDir, 'images')
  const sizes = await readdir(folder).catch(() => [])
  const files = await Promise.all(sizes.map(async size => ({ size, names: await readdir(join(folder, size)) })))
  const ids = new Set(files.flatMap(({ names }) => names.map(idOf)))
  const shown = await shownPictures(world)
  let gone = 0
  for (const id of ids) {
    if (shown.has(id) || (await deletedPicture(world, id))?.body !== FORGOTTEN) continue
    for (const { size, names } of files)
      for (const name of names) if (idOf(name) === id) await rm(join(folder, size, name), { force: true })
    gone += 1
  }
  return gone
}

export const gonePictures: Chore<World> = {
  name: 'removing of pictures',
  everyMs: SWEEP_EVERY_MS,
  run: sweepPictures,
}

async function deletedPicture({ storage, entities }: World, id: number) {
  const pictures = entities.find(({ isPicture }) => isPicture)
  const row = pictures && (await storage.read.documents.document(pictures.type, id))
  return row?.deleted ? row : undefined
}

/** Of every document that guests or staff have now. */
async function shownPictures({ storage, entities }: World): Promise<ReadonlySet<number>> {
  const shown = new Set<number>()
  for (const entity of entities.filter(showsPictures))
    for (const document of await storage.read.documents.every(entity))
      for (const id of picturesIn(entity, document)) shown.add(id)
  return shown
}

/** '42-3.webp.avif' is a file of the picture 42. */
const idOf = (name: string): number => Number.parseInt(name, 10)
