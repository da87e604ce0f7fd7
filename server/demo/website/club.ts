import type { createAlbum } from '../album.ts'
import { clubPages } from './clubPages.ts'
import { newsPages } from './newsPages.ts'
import { clubPaths } from './paths.ts'
import { clubNodes } from './places.ts'
import { takeShots } from './shots.ts'
import { sportPages } from './sportPages.ts'

/** The site of the sports club, with its pictures put into the album. */
export function clubSite(album: ReturnType<typeof createAlbum>) {
  const shot = takeShots(album)
  const pages = [...clubPages(shot), ...sportPages(shot), ...newsPages(shot)]
  const sites = pages.toSorted((one, other) => clubPaths.indexOf(one.path) - clubPaths.indexOf(other.path))
  return { sites, nodes: clubNodes(shot) }
}
