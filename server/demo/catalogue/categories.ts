import type { DemoCategory } from '../authoring.ts'
import { breads } from './breads.ts'
import { breakfast } from './breakfast.ts'
import { cakes } from './cakes.ts'
import { coldDrinks } from './coldDrinks.ts'
import { happyHour } from './happyHour.ts'
import { hotDrinks } from './hotDrinks.ts'
import { kitchen } from './kitchen.ts'
import { lunches } from './lunches.ts'
import { parties } from './parties.ts'
import { rolls } from './rolls.ts'
import { sandwiches } from './sandwiches.ts'
import { sweets } from './sweets.ts'

/** All categories in the order of the card. */
export const demoCategories: readonly DemoCategory[] = [
  rolls,
  breads,
  breakfast,
  sweets,
  cakes,
  sandwiches,
  lunches,
  kitchen,
  hotDrinks,
  coldDrinks,
  happyHour,
  parties,
]
