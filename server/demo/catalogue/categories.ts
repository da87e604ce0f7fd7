import type { DemoCategory } from '../authoring.ts'
import { breads } from './breads.ts'
import { coldDrinks } from './coldDrinks.ts'

/** All categories in the order of the card. */
export const demoCategories = (): DemoCategory[] => [breads(), coldDrinks()]
