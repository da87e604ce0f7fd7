import type { Body } from '../../../schema/base/entity.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { paymentFlags } from '../../../schema/business/paymentMethods.ts'
import { saysLegalPage } from '../settings/legal.ts'

/** What the check looks at, by type, as the device has it. */
export type Checked = Readonly<Record<CheckedType, readonly CheckedRow[]>>
export const checkedTypes = ['branches', 'menus', 'products', 'categories', 'images', 'config'] as const
type CheckedType = (typeof checkedTypes)[number]
interface CheckedRow {
  readonly id: number
  readonly body: Body
}

/** What is found, the gravest first. */
const faultKinds = [
  'branchHours',
  'branchMenu',
  'branchPayment',
  'legal',
  'menuBranch',
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
}

const legals = [
  ['imprint', 'imprint'],
  ['privacy', 'privacyPolicy'],
] as const

/** Everything that is missing or leads nowhere at `now` (epoch ms), by kind; kinds without a fault are left out. */
export function faultsIn(all: Checked, now: number): ReadonlyMap<FaultKind, readonly Fault[]> {
  const { branches, menus, products, categories, images, config } = all
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
    .map(({ id, body }) => ({ type, id, field, title: String(body['name'] ?? body['shopName'] ?? id) }))
}

const isEmpty = (value: unknown): boolean => value == null || String(value).trim() === ''
const objectsIn = (value: unknown): readonly Body[] => (Array.isArray(value) ? value.filter(isObject) : [])
const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'number') : []
