import { MAX_ID } from './fields.ts'

/** Ids that devices make for documents of their own begin here: the server counts its own below. */
export const FIRST_OWN_ID = 2 ** 40

/** An id for a document a device makes; `random` gives 0 ≤ x < 1. */
export const ownId = (random: () => number): number =>
  FIRST_OWN_ID + 1 + Math.floor(random() * (MAX_ID - FIRST_OWN_ID - 1))
