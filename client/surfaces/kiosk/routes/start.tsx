import { useNavigate } from '@tanstack/react-router'
import { modesAtKiosk } from '../../../counter/kiosk/kioskOrder.ts'
import { StartChoice } from '../../../counter/kiosk/StartChoice.tsx'
import { useConfig, useList } from '../../../data/shop/useCatalogue.tsx'
import { knownDevice } from '../../../device/storage/knownDevice.ts'
import { cartOf } from '../../../ordering/cart/cart.effects.ts'

/** '/': what lies behind the screensaver. */
export function StartRoute() {
  const config = useConfig()
  const navigate = useNavigate()
  const stands = knownDevice()?.branch
  const branch = useList('branches').find(({ id }) => id === stands)
  if (!branch) return <main id="main" tabIndex={-1} aria-busy className="flex-1" />
  return (
    <StartChoice
      head={<p className="font-display text-head">{config?.shopName}</p>}
      modes={modesAtKiosk(branch)}
      onChoose={mode => {
        cartOf(branch.id, mode).send({ type: 'choice.made', choice: { mode } })
        const params = { branchIdentifier: branch.identifier }
        void navigate({ to: '/store/$branchIdentifier', params, replace: true })
      }}
    />
  )
}
