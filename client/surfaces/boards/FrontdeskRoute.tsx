import type { Branch } from '../../../schema/business/branch.ts'
import { PREPARATION_MINUTES, READY_MINUTES } from '../../../schema/business/calling.ts'
import type { CalledOrder } from '../../../schema/ordering/liveOrder.ts'
import { FrontdeskBoard } from '../../counter/frontdesk/FrontdeskBoard.tsx'
import type { Board } from '../../data/boards/branch.ts'
import { useLive } from '../../data/engine/live.ts'
import { useConfig } from '../../data/shop/useCatalogue.tsx'
import { imageAddress } from '../../ui/Picture.tsx'
import type { Address } from './address.ts'
import { Panel } from './Panels.tsx'
import { de } from './texts.ts'

interface FrontdeskRouteProps {
  readonly address: Address
  readonly branch: Branch
  readonly board: Board<CalledOrder>
}

/** `/frontdesk/{branch}` */
export default function FrontdeskRoute({ address, branch, board }: FrontdeskRouteProps) {
  const orders = useLive(board.orders())
  const state = useLive(board.state())
  const config = useConfig()
  const logo = branch.logo ?? config?.logo
  // A board that was never filled would call everything that is ready already.
  if (!orders || !state || (state.asOf === null && state.online)) return <Panel hint={de.loading} />
  return (
    <FrontdeskBoard
      orders={orders}
      freshness={state}
      shop={{
        name: branch.name,
        logo: logo ? imageAddress(logo, 'thumbnail') : null,
        zone: branch.timeZone,
      }}
      readyMinutes={address.readyMinutes ?? READY_MINUTES}
      preparationMinutes={branch.preparationMinutes ?? PREPARATION_MINUTES}
    />
  )
}
