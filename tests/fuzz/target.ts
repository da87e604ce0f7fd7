import type { Random } from '../support/seeded.ts'
import type { Json } from './junk.ts'
import type { World } from './world.ts'

/** A call as it should be made; what is wrong with it is added later. */
interface Call {
  readonly method: string
  readonly path: string
  readonly body?: Json
}
export interface Target {
  /** How often beside the others. */
  readonly weight: number
  call(world: World, random: Random): Call | Promise<Call>
}
