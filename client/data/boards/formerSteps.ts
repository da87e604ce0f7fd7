import type { RxCollection } from 'rxdb'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { BoardStep } from '../../../schema/counter/boardSteps.ts'
import { dropDatabase, openDatabase } from '../engine/database.ts'
import { type DeviceRow, rowSchema, shelf } from '../engine/shelf.ts'
import type { World } from '../engine/world.ts'
import type { Deeds } from '../outbox/deeds.ts'
import { STEP_VALID_MS, type StepBody, stepDeed } from '../outbox/stepDeed.ts'

const FORMER = 'board'
const ADOPTED = 'board:steps-adopted'

/**
 * Steps once lay in a database of their own: what still waits there comes into the outbox, once on each device. Cut short,
 * it is done again, and a step that came before is the same deed.
 */
export async function adoptFormerSteps(world: World, device: string, post: Deeds<StepBody>['post']): Promise<void> {
  if (world.memo.get(ADOPTED) !== null) return
  const database = await openDatabase<{ steps: RxCollection<DeviceRow> }>(world, {
    name: FORMER,
    collections: { steps: { schema: rowSchema } },
  })
  for (const { key, at, state, reason: _reason, ...step } of await shelf(async () => database.steps, isStep).all()) {
    if (state !== 'waiting') continue
    const body: StepBody = { ...step, device }
    await post({ uid: key, kind: stepDeed.name, body, createdAt: at, validUntil: at + STEP_VALID_MS })
  }
  await database.close()
  await dropDatabase(world, FORMER)
  world.memo.set(ADOPTED, 'yes')
}

function isStep(value: unknown): value is BoardStep {
  return isObject(value) && typeof value['key'] === 'string' && typeof value['order'] === 'number'
}
