import type { Entity, Stored } from './base/entity.ts'
import { branches } from './business/branch.ts'
import { config } from './business/config.ts'
import { departments } from './business/department.ts'
import { divisions } from './business/division.ts'
import { ignoredHints } from './business/ignoredHint.ts'
import { notes } from './business/note.ts'
import { plannedChanges } from './business/plannedChange.ts'
import { tables } from './business/table.ts'
import { users } from './business/user.ts'
import { views } from './business/view.ts'
import { categories } from './catalogue/category.ts'
import { drawnProduct } from './catalogue/drawnProduct.ts'
import { images } from './catalogue/image.ts'
import { menus } from './catalogue/menu.ts'
import { products } from './catalogue/product.ts'
import { switches } from './catalogue/switch.ts'
import { tags } from './catalogue/tag.ts'
import { devices } from './counter/device.ts'
import { printers } from './counter/printer.ts'
import { stations } from './counter/station.ts'
import { customers } from './ordering/customer.ts'
import { customerTags } from './ordering/customerTag.ts'
import { discountGroups } from './ordering/discountGroup.ts'
import { donatees } from './ordering/donatee.ts'
import { externalUsers } from './ordering/externalUser.ts'
import { favourites } from './ordering/favourites.ts'
import { paces } from './ordering/pace.ts'
import { imageTemplates } from './signage/imageTemplate.ts'
import { scenes } from './signage/scene.ts'
import { screens } from './signage/screen.ts'
import { segments } from './signage/segment.ts'
import { streams } from './signage/stream.ts'
import { bookingAccounts } from './statistics/bookingAccount.ts'
import { absences } from './time/absence.ts'
import { contracts } from './time/contract.ts'
import { projects } from './time/project.ts'
import { shifts } from './time/shift.ts'
import { shiftTemplates } from './time/shiftTemplate.ts'
import { tasks } from './time/task.ts'
import { wageTypes } from './time/wageType.ts'
import { reusableBlocks } from './website/block.ts'
import { files } from './website/file.ts'
import { navigations } from './website/navigation.ts'
import { nodes } from './website/node.ts'
import { redirects } from './website/redirect.ts'
import { type PublicSite, sites } from './website/site.ts'

/** The register: one line per entity. */
const register = [
  config,
  divisions,
  branches,
  departments,
  menus,
  categories,
  tags,
  { ...products, drawn: drawnProduct },
  tables,
  stations,
  printers,
  switches,
  paces,
  favourites,
  devices,
  donatees,
  users,
  images,
  files,
  sites,
  reusableBlocks,
  nodes,
  navigations,
  redirects,
  views,
  notes,
  ignoredHints,
  plannedChanges,
  contracts,
  shifts,
  shiftTemplates,
  absences,
  projects,
  tasks,
  wageTypes,
  imageTemplates,
  bookingAccounts,
  customers,
  externalUsers,
  discountGroups,
  customerTags,
  scenes,
  segments,
  streams,
  screens,
]

/** Every entity, for the generic path, which handles them alike. */
export const entities = register as unknown as readonly Entity[]

type Noun = (typeof register)[number]

/** What the kinds of documents are called. */
export type EntityType = Noun['type']

/** What a guest's device holds, by type: the stored documents of every entity the public receives. */
export type PublicDocuments = {
  [E in Noun as E extends { readonly audiences: { readonly public: unknown } } ? E['type'] : never]: Seen<E>
}

/** A page comes with its stamps and without what only staff have of it. */
type Seen<E> = E extends typeof sites ? PublicSite : Stored<E>
