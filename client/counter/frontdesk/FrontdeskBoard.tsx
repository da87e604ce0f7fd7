import { WifiOff } from 'lucide-react'
import { frontdeskColumns, staleSince } from '../../../schema/counter/boards.ts'
import type { CalledOrder } from '../../../schema/ordering/liveOrder.ts'
import { useNow } from '../../device/clock.ts'
import { useNetwork } from '../../device/online.ts'
import { useSize } from '../../device/page/size.ts'
import { formatTime } from '../../ui/format.ts'
import { CircleCheck, Clock } from '../../ui/icons.tsx'
import { readyShare } from './fit.ts'
import { NumberColumn } from './NumberColumn.tsx'
import { SoundBar } from './SoundBar.tsx'
import { de } from './texts.ts'
import { useAnnouncements } from './useAnnouncements.ts'

interface FrontdeskBoardProps {
  readonly orders: readonly CalledOrder[]
  readonly freshness: { readonly asOf: number | null; readonly online: boolean }
  readonly shop: { readonly name: string; readonly logo: string | null; readonly zone: string }
  /** Minutes a ready number stays, and minutes before an appointment in which an order is made. */
  readonly readyMinutes: number
  readonly preparationMinutes: number
}

/** What guests look at while they wait: their numbers, and how old what they see is when the network is gone. */
export function FrontdeskBoard({ orders, freshness, shop, readyMinutes, preparationMinutes }: FrontdeskBoardProps) {
  const now = useNow(1000)
  const { ref, size } = useSize<HTMLDivElement>()
  const { preparing, ready } = frontdeskColumns(orders, now, { readyMinutes, preparationMinutes })
  const announcements = useAnnouncements(ready)
  const stale = staleSince(freshness, now)
  const hasNetwork = useNetwork()
  // On a screen that stands upright its width is what people look at.
  const board = size ?? { width: 1280, height: 720 }
  const side = Math.min(board.width, board.height)
  const share = readyShare(board, preparing, ready)
  const tracks = `${1 - share}fr ${share}fr`
  return (
    <div ref={ref} className="board-frontdesk">
      <header className="board-top">
        {shop.logo && <img src={shop.logo} alt="" className="board-logo" />}
        <h1 className="board-shop">{shop.name}</h1>
        <SoundBar {...announcements} />
        <div role="status">
          {stale !== null && (
            <p className="board-stale">
              <WifiOff aria-hidden size={28} />
              {stale === 'never' ? de.never : de.stale(formatTime(stale, shop.zone), hasNetwork)}
            </p>
          )}
        </div>
        <time className="board-clock figures">{formatTime(now, shop.zone)}</time>
      </header>
      <main
        className="board-columns"
        style={board.width > board.height ? { gridTemplateColumns: tracks } : { gridTemplateRows: tracks }}
      >
        <NumberColumn
          title={de.preparing}
          hint={de.preparingHint}
          icon={<Clock size={44} />}
          tone="preparing"
          tickets={preparing}
          empty={de.nonePreparing}
          now={now}
          side={side}
        />
        <NumberColumn
          title={de.ready}
          hint={de.readyHint}
          icon={<CircleCheck size={44} />}
          tone="ready"
          tickets={ready}
          empty={de.noneReady}
          now={now}
          side={side}
          calling={announcements.calling}
        />
      </main>
      <p role="status" className="sr-only">
        {announcements.calling !== null && announcements.sentence}
      </p>
    </div>
  )
}
