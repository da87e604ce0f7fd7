import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import { PREPARATION_MINUTES } from '../../../schema/business/calling.ts'
import { allergens } from '../../../schema/catalogue/allergens.ts'
import type { BoardStep } from '../../../schema/counter/boardSteps.ts'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { KitchenBoard, type KitchenBoardProps } from '../../counter/kitchen/KitchenBoard.tsx'
import type { Switching } from '../../counter/kitchen/SwitchPanel.tsx'
import { createSeen } from '../../counter/kitchen/seen.ts'
import { switchView } from '../../counter/kitchen/switchView.ts'
import type { BoardSwitches, OpenSwitch } from '../../data/boards/boardSwitches.ts'
import type { Board } from '../../data/boards/branch.ts'
import { useLive } from '../../data/engine/live.ts'
import { useList } from '../../data/shop/useCatalogue.tsx'
import { useNow } from '../../device/clock.ts'
import { memo } from '../../device/storage/memo.ts'
import { type Address, kitchenPath } from './address.ts'
import type { BoardSession } from './openBoard.ts'
import { Panel } from './Panels.tsx'
import { de } from './texts.ts'

interface KitchenRouteProps {
  readonly address: Address
  readonly branch: Branch
  readonly board: Board
  readonly session: BoardSession
}

const none: readonly BoardStep[] = []
const noSteps = { get: () => none, subscribe: () => () => {} }

/** `/kitchen/{branch}?station=` */
export default function KitchenRoute({ address, branch, board, session }: KitchenRouteProps) {
  const orders = useLive(board.orders())
  const state = useLive(board.state())
  const steps = useLive(session.steps?.steps ?? noSteps) ?? none
  const { stations } = useSyncExternalStore(session.facts.subscribe, session.facts.get, session.facts.get)
  const [seen] = useState(() => createSeen(memo))
  const allergensOf = useAllergens()
  const switching = useSwitching(branch.id, session.switches, orders)
  const onStep = useCallback<KitchenBoardProps['onStep']>(
    (order, action, details) => void session.steps?.post({ order, action, ...details }),
    [session],
  )
  const onDismiss = useCallback((key: string) => void session.steps?.dismiss(key), [session])
  if (!session.push || !orders || !state || (state.asOf === null && state.online)) return <Panel hint={de.loading} />
  return (
    <KitchenBoard
      branch={{
        name: branch.name,
        zone: branch.timeZone,
        accepts: branch.isAutoAccepted === true,
        preparationMinutes: branch.preparationMinutes ?? PREPARATION_MINUTES,
      }}
      orders={orders}
      steps={steps}
      freshness={state}
      stations={stations}
      station={stations.find(({ id }) => id === address.station) ?? null}
      stationPath={station => kitchenPath(branch.id, station)}
      seen={seen}
      push={session.push}
      switching={switching}
      allergensOf={allergensOf}
      onStep={onStep}
      onUndo={step => void session.steps?.undo(step)}
      onDismiss={onDismiss}
    />
  )
}

/** What is in a product, as the menu declares it. */
function useAllergens(): (product: number) => readonly string[] {
  const products = useList('products')
  return useMemo(() => {
    const known = new Map(products.map(product => [product.id, product.allergens.map(each => allergens[each])]))
    return product => known.get(product) ?? []
  }, [products])
}

const noneOpen: readonly OpenSwitch[] = []
const nothingOpen = { get: () => noneOpen, subscribe: () => () => {} }

/** What the branch sells and what of it is switched off; what is in the open orders stands first, because it is what runs out. */
function useSwitching(
  branch: number,
  switches: BoardSwitches | null,
  orders: readonly BoardOrder[] | undefined,
): Switching | null {
  const thrown = useList('switches')
  const menus = useList('menus')
  const known = useList('products')
  const open = useLive(switches?.open ?? nothingOpen) ?? noneOpen
  const now = useNow(1000)
  const products = useMemo(() => {
    const listed = menus
      .filter(({ branches }) => branches.includes(branch))
      .flatMap(({ catalog }) => catalog.flatMap(({ products }) => products))
    const ids = new Set([...(orders ?? []).flatMap(({ items }) => items.map(({ product }) => product)), ...listed])
    const productById = new Map(known.map(product => [product.id, product]))
    return [...ids].flatMap(id => productById.get(id) ?? [])
  }, [menus, orders, known, branch])
  if (!switches) return null
  return { view: switchView({ switches: thrown, open, branch, now }), products, switches }
}
