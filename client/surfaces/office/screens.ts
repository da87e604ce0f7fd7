import type { Entity } from '../../../schema/base/entity.ts'
import { type ComingView, comingView } from '../../ui/comingView.tsx'
import { partsOf } from './places.ts'

/** Screens of the office, each loaded when it is first opened. */
export const EntityList = comingView(async () => (await import('../../office/list/EntityList.tsx')).EntityList)
export const PriceList = comingView(async () => (await import('../../office/catalogue/prices/PriceList.tsx')).PriceList)
export const Outbox = comingView(async () => (await import('../../office/messages/Outbox.tsx')).Outbox)
export const BackgroundJobs = comingView(
  async () => (await import('../../office/messages/BackgroundJobs.tsx')).BackgroundJobs,
)
export const OwnPassword = comingView(async () => (await import('../../office/business/OwnPassword.tsx')).OwnPassword)
export const PrintJobs = comingView(async () => (await import('../../office/counter/printing/PrintJobs.tsx')).PrintJobs)
export const Overview = comingView(async () => (await import('../../office/overview/Overview.tsx')).Overview)
export const Faults = comingView(async () => (await import('../../office/faults/Faults.tsx')).Faults)
export const Orders = comingView(async () => (await import('../../office/orders/Orders.tsx')).Orders)
export const OrderPage = comingView(async () => (await import('../../office/orders/OrderPage.tsx')).OrderPage)
export const Pictures = comingView(async () => (await import('../../office/catalogue/images/Pictures.tsx')).Pictures)
export const Logs = comingView(async () => (await import('../../office/logs/Logs.tsx')).Logs)
export const Trash = comingView(async () => (await import('../../office/history/Trash.tsx')).Trash)
export const Hours = comingView(async () => (await import('../../office/hours/Hours.tsx')).Hours)
export const MyTime = comingView(async () => (await import('../../office/time/own/MyTime.tsx')).MyTime)
export const Roster = comingView(async () => (await import('../../office/roster/Roster.tsx')).Roster)
export const Times = comingView(async () => (await import('../../office/time/team/Times.tsx')).Times)
export const DashboardScreen = comingView(async () => (await import('./DashboardScreen.tsx')).DashboardScreen)
export const SettingsPage = comingView(
  async () => (await import('../../office/settings/SettingsPage.tsx')).SettingsPage,
)
export const ShopPreview = comingView(async () => (await import('./preview/ShopPreview.tsx')).ShopPreview)
const loadPeople = () => import('./PeoplePages.tsx')
export const PeoplePage = comingView(async () => (await loadPeople()).PeoplePage)
export const PersonPage = comingView(async () => (await loadPeople()).PersonPage)
export const LinkElsewherePage = comingView(async () => (await loadPeople()).LinkElsewherePage)
export const EntityForm = comingView(async () => (await import('../../office/form/EntityForm.tsx')).EntityForm)

const SiteTree = comingView(async () => (await import('../../office/website/sites/SiteTree.tsx')).SiteTree)

/** Nobody waits for the first list or form, nor for the tree of pages and the library, which are as much: they are there before they are asked for. */
export async function preloadPages(): Promise<void> {
  await Promise.allSettled([EntityList.load(), EntityForm.load(), SiteTree.load(), Pictures.load()])
}

/** What the address of a list with a screen of its own says. */
export interface ListScope {
  readonly search: string
  readonly view: string | undefined
}

interface ListScreenProps {
  readonly entity: Entity
  readonly scope: ListScope
  readonly onScope: (scope: ListScope) => void
}

/** Lists that are more than a table. */
export const listScreens: Readonly<Record<string, ComingView<ListScreenProps>>> = {
  absences: comingView(async () => (await import('../../office/time/absences/Absences.tsx')).Absences),
  devices: comingView(async () => (await import('../../office/counter/devices/Devices.tsx')).Devices),
  sites: SiteTree,
}

interface DocumentScreenProps {
  readonly entity: Entity
  /** Null makes a new one. */
  readonly id: number | null
  /** The field to begin in. */
  readonly path: string | undefined
  /** The piece of it to begin with. */
  readonly block: string | undefined
}

/** A scene and a picture template are edited alike. */
const LayoutScreen = comingView(
  async () => (await import('../../office/signage/editor/LayoutEditorScreen.tsx')).LayoutEditorScreen,
)

/** Documents that are more than a form. */
export const documentScreens: Readonly<Record<string, ComingView<DocumentScreenProps>>> = {
  'image-templates': LayoutScreen,
  scenes: LayoutScreen,
  sites: comingView(async () => (await import('./preview/SiteScreen.tsx')).SiteScreen),
}

/** Screens with an address of their own. */
const pages: Readonly<Record<string, Pick<ComingView<never>, 'load'>>> = {
  '': Overview,
  dashboard: DashboardScreen,
  hours: Hours,
  images: Pictures,
  'my-time': MyTime,
  orders: Orders,
  prices: PriceList,
  roster: Roster,
  times: Times,
  users: PeoplePage,
}

/** Makes the program of the screen at an address come; what does not come is told where it is shown. */
export async function loadScreenAt(hash: string): Promise<void> {
  const [type = '', id] = partsOf(hash)
  const ofDocument = id === undefined ? undefined : (documentScreens[type] ?? EntityForm)
  const screen = pages[type] ?? ofDocument ?? listScreens[type] ?? EntityList
  await screen.load().catch(() => {})
}
