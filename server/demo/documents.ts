import type { Body } from '../../schema/base/entity.ts'
import { createAlbum, type DemoPicture, imageBody } from './album.ts'
import type { DemoCategory } from './authoring.ts'
import { demoBookingAccounts } from './bookingAccounts.ts'
import { demoBranches } from './branches.ts'
import {
  demoDepartments,
  demoDivisions,
  demoDonatees,
  demoProductTags,
  demoSwitches,
  demoTables,
  demoTags,
  logo,
} from './business.ts'
import { demoCategories } from './catalogue/categories.ts'
import { demoConfig } from './config.ts'
import { demoAccounts } from './customers.ts'
import { demoDevices } from './devices.ts'
import { demoFavourites } from './favourites.ts'
import { withHolidays } from './holidayHours.ts'
import { demoIgnoredHints } from './ignoredHints.ts'
import { demoImageTemplates } from './imageTemplates.ts'
import { demoMenus, type Shelf } from './menus.ts'
import { demoNotes } from './notes.ts'
import { demoUsers } from './people.ts'
import { demoPlannedChanges } from './plannedChanges.ts'
import { demoMonday, demoShifts, rosterWeeks } from './roster.ts'
import { demoScenes, demoScreens, demoSegments, demoStreams } from './signage.ts'
import { demoPaces, demoPrinters, demoStations } from './stations.ts'
import { demoAbsences, demoContracts, demoProjects, demoShiftTemplates, demoTasks, demoWageTypes } from './team.ts'
import { demoViews } from './views.ts'
import { clubSite, reportedAt } from './website/club.ts'
import { clubFiles } from './website/files.ts'
import { clubNavigations } from './website/navigations.ts'
import { clubRedirects } from './website/places.ts'
import { clubBlocks } from './website/sharedBlocks.ts'

export interface DemoDocument {
  readonly type: string
  readonly id: number
  /** Valid against the entity's shape; without `id`. */
  readonly body: Body
  /** When it was written, epoch ms; where it does not say, at the installation. */
  readonly at?: number
}

/** When the demo begins unless told otherwise (epoch ms). */
const BEGIN = Date.parse('2026-12-16T12:00:00Z')

/**
 * The demo business: an Austrian bakery chain with a sports club, the same at every call. Ids count from 1 for each
 * type, except users (see `people.ts`). Its roster lies around `now` (epoch ms), so many weeks before it and from it on.
 */
export const demoDocuments = (now = BEGIN, weeks = rosterWeeks): DemoDocument[] => compose(now, weeks).documents

/** The pictures the image documents speak of, in the order of their ids. */
export const demoPictures = (): readonly DemoPicture[] => compose(BEGIN, 0).pictures

function compose(now: number, weeks: number) {
  const monday = demoMonday(now)
  const album = createAlbum()
  const documents: DemoDocument[] = [
    { type: 'config', id: 1, body: demoConfig(album.add('Morgenkrume', logo.motif, logo.ground, 'logo')) },
  ]
  const put = (type: string, bodies: readonly Body[]) =>
    bodies.forEach((body, index) => documents.push({ type, id: index + 1, body }))

  put(
    'divisions',
    demoDivisions.map(({ motif, ground, ...body }) => ({
      ...body,
      image: album.add(body.name, motif, ground, 'header'),
    })),
  )
  put('tags', [
    ...demoTags.map(({ motif, ground, ...body }) => ({ ...body, image: album.add(body.name, motif, ground) })),
    ...demoProductTags,
  ])
  put(
    'branches',
    demoBranches.map(({ motif, ground, ...body }) => ({
      ...withHolidays(body, now),
      images: [album.add(body.name, motif, ground, 'header')],
    })),
  )
  put('departments', demoDepartments)
  put('tables', demoTables)
  put('stations', demoStations)
  put('printers', demoPrinters)
  put('switches', demoSwitches)
  put('paces', demoPaces)
  put('devices', demoDevices)
  put(
    'donatees',
    demoDonatees.map(({ motif, ground, ...body }) => ({ ...body, image: album.add(body.name, motif, ground) })),
  )
  for (const { id, ...body } of demoUsers) documents.push({ type: 'users', id, body })

  put(
    'categories',
    demoCategories.map(({ motif, ground, series: _, products: __, ...body }, position) => ({
      ...body,
      position,
      image: album.add(body.name, motif, ground),
    })),
  )
  const { products, shelves } = stock(demoCategories, album)
  put('products', products)
  put('favourites', demoFavourites(products))
  put('views', demoViews)
  put('notes', demoNotes)
  put('ignored-hints', demoIgnoredHints)
  put('planned-changes', demoPlannedChanges)
  put('contracts', demoContracts(monday, weeks))
  put('working-schedules', demoShifts(monday, weeks))
  put('schedule-templates', demoShiftTemplates)
  put('absences', demoAbsences(monday))
  put('projects', demoProjects(monday))
  put('tasks', demoTasks(monday))
  put('wage-types', demoWageTypes)
  put('image-templates', demoImageTemplates)
  put('booking-accounts', demoBookingAccounts)
  for (const [type, bodies] of Object.entries(demoAccounts)) put(type, bodies)
  put('scenes', demoScenes(shelves))
  put('digital-signage-segments', demoSegments(products))
  put('digital-signage-streams', demoStreams)
  put('digital-signage-devices', demoScreens)
  put('menus', demoMenus(shelves))
  const { sites, nodes } = clubSite(album)
  sites.forEach((body, index) => documents.push({ type: 'sites', id: index + 1, body, ...reportedAt(body.path, now) }))
  put('nodes', nodes)
  put('blocks', clubBlocks)
  put('navigations', clubNavigations)
  put('redirects', clubRedirects)
  put('uploads', clubFiles)
  put('images', album.pictures.map(imageBody))
  return { documents, pictures: album.pictures }
}

/** Products of all categories with their ids, pictures and article numbers; drafts stand on no shelf. */
function stock(categories: readonly DemoCategory[], album: ReturnType<typeof createAlbum>) {
  const products: Body[] = []
  const shelves: Shelf[] = categories.map(({ series, ground, products: wares }, index) => {
    const ids = wares.map(({ motif, ...body }, place) => {
      const uid = `${series}-${String(place + 1).padStart(3, '0')}`
      products.push({ ...body, uid, images: [album.add(body.name, motif, ground)] })
      return body.isPublic ? products.length : 0
    })
    return { series, category: index + 1, products: ids.filter(id => id > 0) }
  })
  return { products, shelves }
}
