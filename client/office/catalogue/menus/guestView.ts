import { z } from 'zod'
import type { Body } from '../../../../schema/base/entity.ts'
import { visibilityOf } from '../../../../schema/catalogue/availability.ts'
import { products } from '../../../../schema/catalogue/product.ts'
import { texts } from './texts.ts'

const { isEnabled, schedule, isVisibleWhenUnavailable } = products.shape.shape
const offered = z.object({ isEnabled, schedule, isVisibleWhenUnavailable })

/** Why guests do not get a product or a category at an instant (epoch ms, the branch's zone); null where they do. */
export interface Unseen {
  readonly reason: string
  /** Whether they see it all the same, greyed. */
  readonly isShown: boolean
}

export function unseenNow(body: Body | undefined, at: number, zone: string): Unseen | null {
  const { unseen } = texts
  const thing = offered.safeParse(body)
  if (!body || !thing.success) return { reason: unseen.gone, isShown: false }
  if (body['isPublic'] === false) return { reason: unseen.isPublic, isShown: false }
  const visibility = visibilityOf(thing.data, at, zone)
  if (visibility === 'available') return null
  return { reason: thing.data.isEnabled ? unseen.schedule : unseen.disabled, isShown: visibility === 'unavailable' }
}

/** The same as a sentence. */
export const unseenText = ({ reason, isShown }: Unseen): string => (isShown ? texts.greyed : texts.hidden)(reason)
