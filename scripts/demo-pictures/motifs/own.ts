import { baked } from './baked.ts'
import { cakes, cups } from './cakes.ts'
import { bottles, dishes } from './dishes.ts'

/** What an Austrian bakery sells and no icon set knows, drawn here: SVG in a box of 32 × 32 by name. */
export const ownMotifs: Readonly<Record<string, () => string>> = { ...baked, ...cakes, ...cups, ...dishes, ...bottles }
