import type { createAlbum } from '../album.ts'
import { clubPages } from './clubPages.ts'
import { newsPages } from './newsPages.ts'
import { type ClubPath, clubPaths } from './paths.ts'
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

const reports = clubPaths.filter(path => path.startsWith('klub/news/'))
const DAYS_BETWEEN = 8

/** When a report was written (epoch ms): one every eight days, the last as the demo begins. Other pages are of no date. */
export function reportedAt(path: ClubPath, now: number): { readonly at?: number } {
  const place = reports.indexOf(path)
  return place < 0 ? {} : { at: now - (reports.length - 1 - place) * DAYS_BETWEEN * 86_400_000 }
}
