import type { Body, Entity } from '../../../schema/base/entity.ts'
import { keysOf } from '../../../schema/base/keys.ts'
import { paymentMethods } from '../../../schema/business/paymentMethods.ts'
import type { Payments } from './payments.ts'

/**
 * The register as guests are to see it: a way to pay that is not set up here is not offered, whatever the branch says.
 * Staff still see what the branch would allow.
 */
export function offeringOnly(entities: readonly Entity[], { methods }: Pick<Payments, 'methods'>): Entity[] {
  const missing = keysOf(paymentMethods).filter(method => !methods.includes(method))
  const off = Object.fromEntries(missing.map(method => [paymentMethods[method].branchFlag, false]))
  return entities.map(entity => {
    const seen = entity.audiences.public
    if (entity.type !== 'branches' || !seen) return entity
    const masked = (body: Body): Body | null => {
      const shown = seen(body)
      return shown && { ...shown, ...off }
    }
    return { ...entity, audiences: { ...entity.audiences, public: masked } }
  })
}
