import { type ComponentType, lazy } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'

/** Screens of the office, each loaded when it is first opened. */
const loadList = () => import('../../office/list/EntityList.tsx')
const loadForm = () => import('../../office/form/EntityForm.tsx')
export const EntityList = lazy(async () => ({ default: (await loadList()).EntityList }))
export const PriceList = lazy(async () => ({
  default: (await import('../../office/catalogue/prices/PriceList.tsx')).PriceList,
}))
export const Outbox = lazy(async () => ({ default: (await import('../../office/messages/Outbox.tsx')).Outbox }))
export const BackgroundJobs = lazy(async () => ({
  default: (await import('../../office/messages/BackgroundJobs.tsx')).BackgroundJobs,
}))
export const OwnPassword = lazy(async () => ({
  default: (await import('../../office/business/OwnPassword.tsx')).OwnPassword,
}))
export const PrintJobs = lazy(async () => ({
  default: (await import('../../office/counter/printing/PrintJobs.tsx')).PrintJobs,
}))
export const Overview = lazy(async () => ({ default: (await import('../../office/overview/Overview.tsx')).Overview }))
export const Faults = lazy(async () => ({ default: (await import('../../office/faults/Faults.tsx')).Faults }))
export const Orders = lazy(async () => ({ default: (await import('../../office/orders/Orders.tsx')).Orders }))
export const OrderPage = lazy(async () => ({ default: (await import('../../office/orders/OrderPage.tsx')).OrderPage }))
export const Pictures = lazy(async () => ({
  default: (await import('../../office/catalogue/images/Pictures.tsx')).Pictures,
}))
export const Logs = lazy(async () => ({ default: (await import('../../office/logs/Logs.tsx')).Logs }))
export const Trash = lazy(async () => ({ default: (await import('../../office/history/Trash.tsx')).Trash }))
export const Hours = lazy(async () => ({ default: (await import('../../office/hours/Hours.tsx')).Hours }))
export const MyTime = lazy(async () => ({ default: (await import('../../office/time/own/MyTime.tsx')).MyTime }))
export const Roster = lazy(async () => ({ default: (await import('../../office/roster/Roster.tsx')).Roster }))
export const Times = lazy(async () => ({ default: (await import('../../office/time/team/Times.tsx')).Times }))
export const DashboardScreen = lazy(async () => ({
  default: (await import('./DashboardScreen.tsx')).DashboardScreen,
}))
export const SettingsPage = lazy(async () => ({
  default: (await import('../../office/settings/SettingsPage.tsx')).SettingsPage,
}))
export const ShopPreview = lazy(async () => ({ default: (await import('./preview/ShopPreview.tsx')).ShopPreview }))
const loadPeople = () => import('./PeoplePages.tsx')
export const PeoplePage = lazy(async () => ({ default: (await loadPeople()).PeoplePage }))
export const PersonPage = lazy(async () => ({ default: (await loadPeople()).PersonPage }))
export const LinkElsewherePage = lazy(async () => ({ default: (await loadPeople()).LinkElsewherePage }))
export const EntityForm = lazy(async () => ({ default: (await loadForm()).EntityForm }))

/** Nobody waits for the first list or form: both are there before they are asked for. */
export async function preloadPages(): Promise<void> {
  await Promise.allSettled([loadList(), loadForm()])
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
export const listScreens: Readonly<Record<string, ComponentType<ListScreenProps>>> = {
  absences: lazy(async () => ({ default: (await import('../../office/time/absences/Absences.tsx')).Absences })),
  devices: lazy(async () => ({ default: (await import('../../office/counter/devices/Devices.tsx')).Devices })),
  sites: lazy(async () => ({ default: (await import('../../office/website/sites/SiteTree.tsx')).SiteTree })),
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
const LayoutScreen = lazy(async () => ({
  default: (await import('../../office/signage/editor/LayoutEditorScreen.tsx')).LayoutEditorScreen,
}))

/** Documents that are more than a form. */
export const documentScreens: Readonly<Record<string, ComponentType<DocumentScreenProps>>> = {
  'image-templates': LayoutScreen,
  scenes: LayoutScreen,
  sites: lazy(async () => ({ default: (await import('./preview/SiteScreen.tsx')).SiteScreen })),
}
