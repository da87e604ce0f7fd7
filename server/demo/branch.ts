import { type Branch, branches } from '../../schema/business/branch.ts'
import { closedAt, type Draft, type Ground, insteadAt, type Motif } from './authoring.ts'

export type DemoBranch = Omit<Draft<Branch>, 'images' | 'logo'> & { readonly motif: Motif; readonly ground: Ground }

/** Ids of the branches by identifier. */
export const branchIds = {
  stammhaus: 1,
  graz: 2,
  linz: 3,
  salzburg: 4,
  innsbruck: 5,
  dornbirn: 6,
  klagenfurt: 7,
  fest: 8,
  klubheim: 9,
  vaduz: 10,
} as const
/** Ids of the tags in `business.ts`: of branches, and the last two of products. */
export const tag = {
  garden: 1,
  accessible: 2,
  parking: 3,
  kids: 4,
  night: 5,
  kitchen: 6,
  cakes: 7,
  sport: 8,
  ofTheHouse: 9,
  toGo: 10,
} as const

export const nothing = { email: false, phone: false, address: false }
const phoneOnly = { email: false, phone: true, address: false }
export const phoneAndAddress = { email: false, phone: true, address: true }
export const everything = { email: true, phone: true, address: true }
/** Christmas and New Year of the bakeries. */
export const holidays = [
  ...insteadAt('2026-12-24', '05:30', '13:00'),
  closedAt('2026-12-25'),
  closedAt('2026-12-26'),
  closedAt('2027-01-01'),
]

const { images: _images, ...blankBranch } = branches.blank

export const bakery = {
  ...blankBranch,
  website: 'https://morgenkrume.example',
  requiredForTakeaway: phoneOnly,
  requiredForDelivery: phoneAndAddress,
  requiredForDineIn: nothing,
  isATMCardEnabled: true,
} satisfies Partial<DemoBranch>

/** What a picture of a house stands in: a light morning sky over warm stone. */
export const sky = (light: string, shade: string): Ground => ({ surface: 'sky', light, shade })
