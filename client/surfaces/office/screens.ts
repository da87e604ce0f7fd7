import { lazy } from 'react'

/** Screens of the office, each loaded when it is first opened. */
const loadList = () => import('../../office/list/EntityList.tsx')
const loadForm = () => import('../../office/form/EntityForm.tsx')
export const EntityList = lazy(async () => ({ default: (await loadList()).EntityList }))
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
export const Orders = lazy(async () => ({ default: (await import('../../office/orders/Orders.tsx')).Orders }))
export const OrderPage = lazy(async () => ({ default: (await import('../../office/orders/OrderPage.tsx')).OrderPage }))
export const Pictures = lazy(async () => ({
  default: (await import('../../office/catalogue/images/Pictures.tsx')).Pictures,
}))
export const Trash = lazy(async () => ({ default: (await import('../../office/history/Trash.tsx')).Trash }))
export const Hours = lazy(async () => ({ default: (await import('../../office/hours/Hours.tsx')).Hours }))
const loadPeople = () => import('./PeoplePages.tsx')
export const PeoplePage = lazy(async () => ({ default: (await loadPeople()).PeoplePage }))
export const PersonPage = lazy(async () => ({ default: (await loadPeople()).PersonPage }))
export const LinkElsewherePage = lazy(async () => ({ default: (await loadPeople()).LinkElsewherePage }))
export const EntityForm = lazy(async () => ({ default: (await loadForm()).EntityForm }))

/** Nobody waits for the first list or form: both are there before they are asked for. */
export async function preloadPages(): Promise<void> {
  await Promise.allSettled([loadList(), loadForm()])
}
