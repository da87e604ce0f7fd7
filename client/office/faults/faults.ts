import type { Body } from '../../../schema/base/entity.ts'
import { tableOf } from '../../../schema/base/keys.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { addDays, DAY, localTime } from '../../../schema/base/zonedTime.ts'
import { paymentFlags } from '../../../schema/business/paymentMethods.ts'
import { dateText } from '../../ui/dates/typedDates.ts'
import { type MissingHoliday, missingDeliveryHolidays, missingHolidays } from '../hours/missingHolidays.ts'
import { saysLegalPage } from '../settings/legal.ts'

/** What the check looks at, by type, as the device has it. */
export type Checked = Readonly<Record<CheckedType, readonly CheckedRow[]>>
export const checkedTypes = [
  'branches',
  'menus',
  'products',
  'categories',
  'images',
  'config',
  'navigations',
  'sites',
  'users',
  'working-schedules',
  'printers',
  'stations',
] as const
type CheckedType = (typeof checkedTypes)[number]
interface CheckedRow {
  readonly id: number
  readonly body: Body
}

/** All of it, type by type. */
export const checkedOf = (rowsOf: (type: CheckedType) => readonly CheckedRow[]): Checked =>
  tableOf(checkedTypes, rowsOf)

/** What is found, the gravest first. */
const faultKinds = [
  'branchHours',
  'branchMenu',
  'branchPayment',
  'legal',
  'menuBranch',
  'printerOff',
  'shiftPerson',
  'personBranch',
  'productTax',
  'navigationSite',
  'branchHoliday',
  'productMenu',
  'categoryEmpty',
  'productImage',
  'productText',
  'branchPlace',
  'imageText',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  readonly type: CheckedType
  readonly id: number
  readonly title: string
  /** The field in which it is mended. */
  readonly field: string
  /** What tells several of a kind about one document apart, where that is not the field: a date. */
  readonly detail?: string
  /** A page where several like it are mended together. */
  readonly to?: '/hours'
}

const legals = [
  ['imprint', 'imprint'],
  ['privacy', 'privacyPolicy'],
] as const

/** Everything that is missing or leads nowhere at `now` (epoch ms), by kind; kinds without a fault are left out. */
export function faultsIn(all: Checked, now: number): ReadonlyMap<FaultKind, readonly Fault[]> {
  const { branches, menus, products, categories, images, config } = all
  const taxClasses = new Set(config.flatMap(({ body }) => objectsIn(body['taxClasses']).map(({ key }) => key)))
  const active = menus.filter(
    ({ body }) => body['isPublic'] === true && Date.parse(String(body['availableFrom'])) <= now,
  )
  const offered = new Set(active.flatMap(({ body }) => numbersIn(body['branches'])))
  const groups = menus.flatMap(({ body }) => objectsIn(body['catalog']))
  const onMenus = new Set(groups.flatMap(group => numbersIn(group['products'])))
  const visible = new Set(products.filter(isShown).map(({ id }) => id))
  const filled = new Set(
    groups.filter(group => numbersIn(group['products']).some(id => visible.has(id))).map(group => group['category']),
  )
  const shownBranches = branches.filter(({ body }) => body['isPublic'] !== false)
  const shown = products.filter(isShown)
  const faults: Record<FaultKind, Fault[]> = {
    branchHours: faultsOf(
      'branches',
      'openingHours',
      shownBranches,
      body => objectsIn(body['openingHours']).length === 0,
    ),
    branchMenu: faultsOf('branches', 'name', shownBranches, (_, id) => !offered.has(id)),
    branchPayment: faultsOf('branches', 'isCashEnabled', shownBranches, body =>
      paymentFlags.every(each => body[each] !== true),
    ),
    branchPlace: faultsOf('branches', 'latitude', shownBranches, body => body['latitude'] == null),
    legal: legals.flatMap(([page, field]) => faultsOf('config', field, config, body => !saysLegalPage(body, page))),
    menuBranch: faultsOf('menus', 'branches', menus, body => numbersIn(body['branches']).length === 0),
    productMenu: faultsOf('products', 'name', shown, (_, id) => !onMenus.has(id)),
    productImage: faultsOf('products', 'images', shown, body => objectsIn(body['images']).length === 0),
    productText: faultsOf('products', 'description', shown, body => isEmpty(body['description'])),
    categoryEmpty: faultsOf('categories', 'name', categories, (_, id) => !filled.has(id)),
    printerOff: printersOff(all),
    shiftPerson: openShifts(all, now),
    personBranch: faultsOf('users', 'branches', all.users, isPlaceless),
    productTax: faultsOf('products', 'tax', taxClasses.size === 0 ? [] : shown, body => !taxClasses.has(body['tax'])),
    navigationSite: deadItems(all),
    branchHoliday: shownBranches.flatMap(branch => holidaysOf(branch, now)),
    imageText: faultsOf('images', 'alt', images, body => isEmpty(body['alt'])),
  }
  return new Map(faultKinds.filter(kind => faults[kind].length > 0).map(kind => [kind, faults[kind]]))
}

const isShown = ({ body }: CheckedRow): boolean => body['isEnabled'] === true && body['isPublic'] === true

function faultsOf(
  type: CheckedType,
  field: string,
  rows: readonly CheckedRow[],
  isFault: (body: Body, id: number) => boolean,
): Fault[] {
  return rows
    .filter(({ body, id }) => isFault(body, id))
    .map(({ id, body }) => ({
      type,
      id,
      field,
      title: String(body['name'] ?? body['shopName'] ?? body['username'] ?? id),
    }))
}

/** A branch that is open on a public holiday only because nobody said anything of it. */
function holidaysOf({ id, body }: CheckedRow, now: number): Fault[] {
  const today = localTime(now, String(body['timeZone'] ?? 'Europe/Vienna')).date
  const last = addDays(today, HOLIDAYS_AHEAD)
  const opening = missingHolidays(body, today, last)
  const told = new Set(opening.map(({ date }) => date))
  const title = ({ date, name }: MissingHoliday) => `${String(body['name'])}: ${name}, ${dateText(date)}`
  const common = { type: 'branches', id } as const
  return [
    ...opening.map(day => ({ ...common, field: 'openingHours', detail: day.date, to: '/hours', title: title(day) })),
    // Where the branch says something its deliveries with hours of their own may go on as on any day.
    ...missingDeliveryHolidays(body, today, last)
      .filter(({ date }) => !told.has(date))
      .map(day => ({ ...common, field: 'deliveryHours', detail: day.date, title: `${title(day)} (Lieferzeiten)` })),
  ]
}

const HOLIDAYS_AHEAD = 60

/** Printers that are off, where no other of their branch prints what is made at their stations. */
function printersOff({ printers, stations }: Checked): Fault[] {
  const known = new Set(stations.map(({ id }) => id))
  const printed = new Set(
    printers.flatMap(({ body }) => (body['isEnabled'] === true ? numbersIn(body['stations']) : [])),
  )
  return faultsOf(
    'printers',
    'isEnabled',
    printers,
    body => body['isEnabled'] !== true && numbersIn(body['stations']).some(id => known.has(id) && !printed.has(id)),
  )
}

/** Shifts of the days to come that are nobody's, the first before the others. */
function openShifts({ 'working-schedules': shifts, branches }: Checked, now: number): Fault[] {
  const names = new Map(branches.map(({ id, body }) => [id, body] as const))
  return shifts
    .map(({ id, body }) => ({ id, body, from: Date.parse(String(body['from'])) }))
    .filter(({ body, from }) => body['user'] == null && from > now && from < now + SHIFTS_AHEAD_MS)
    .toSorted((one, other) => one.from - other.from)
    .map(({ id, body, from }) => {
      const branch = names.get(Number(body['branch']))
      const { date } = localTime(from, String(branch?.['timeZone'] ?? 'Europe/Vienna'))
      return {
        type: 'working-schedules',
        id,
        field: 'user',
        title: `${String(branch?.['name'] ?? id)}, ${dateText(date)}`,
      }
    })
}

const SHIFTS_AHEAD_MS = 14 * DAY

/** Somebody who works in branches, and in none: nothing is there for them. */
const isPlaceless = (body: Body): boolean =>
  body['isEnabled'] === true &&
  Array.isArray(body['roles']) &&
  body['roles'].some(role => role === 'ROLE_MANAGER' || role === 'ROLE_EMPLOYEE') &&
  !body['roles'].includes('ROLE_ADMIN') &&
  numbersIn(body['branches']).length === 0

/** Menus of the website with an item that leads to a page that is not public, or not there. */
function deadItems({ navigations, sites }: Checked): Fault[] {
  const open = new Set(sites.filter(({ body }) => body['isPublic'] === true).map(({ id }) => id))
  const leadsNowhere = (item: Body): boolean =>
    item['isEnabled'] === true &&
    ((item['type'] === 'site' && typeof item['target'] === 'number' && !open.has(item['target'])) ||
      objectsIn(item['children']).some(leadsNowhere))
  return faultsOf('navigations', 'items', navigations, body => objectsIn(body['items']).some(leadsNowhere))
}

const isEmpty = (value: unknown): boolean => value == null || String(value).trim() === ''
const objectsIn = (value: unknown): readonly Body[] => (Array.isArray(value) ? value.filter(isObject) : [])
const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'number') : []
