import { dornbirn, graz, klagenfurt, linz, stammhaus, vaduz } from './bakeries.ts'
import type { DemoBranch } from './branch.ts'
import { fest, innsbruck, klubheim, salzburg } from './houses.ts'

/** The branches in the order of their ids. The first is open around the clock, so an order can always be placed. */
export const demoBranches: readonly DemoBranch[] = [
  stammhaus,
  graz,
  linz,
  salzburg,
  innsbruck,
  dornbirn,
  klagenfurt,
  fest,
  klubheim,
  vaduz,
]
