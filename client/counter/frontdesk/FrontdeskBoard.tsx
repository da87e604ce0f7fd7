import { WifiOff } from 'lucide-react'
import { frontdeskColumns, staleSince } from '../../../schema/counter/boards.ts'
import type { CalledOrder } from '../../../schema/ordering/liveOrder.ts'
import { useNow } from '../../device/clock.ts'
import { useNetwork } from '../../device/online.ts'
import { useSize } from '../../device/page/size.ts'
import { StaleMark } from '../../ui/board/StaleMark.tsx'
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
    // One step of all that is measured here is a thousandth of the screen's shorter side, as distance is.
    <div ref={ref} className="flex h-dvh flex-col overflow-hidden bg-paper [--spacing:0.1vmin]">
      <header className="flex h-100 flex-none items-center gap-20 px-35 portrait:h-auto portrait:min-h-100 portrait:flex-wrap portrait:py-20">
        {shop.logo && <img src={shop.logo} alt="" className="size-60 rounded-[1.4vmin] object-cover" />}
        <h1 className="truncate text-[3.6vmin]/[1.3] tracking-[-0.01em]">{shop.name}</h1>
        <SoundBar {...announcements} />
        <div role="status">
          {stale !== null && (
            <StaleMark size="far" icon={<WifiOff aria-hidden size={28} />}>
              {stale === 'never' ? de.never : de.stale(formatTime(stale, shop.zone), hasNetwork)}
            </StaleMark>
          )}
        </div>
        <time className="figures text-[4.6vmin]/[1] font-strong">{formatTime(now, shop.zone)}</time>
      </header>
      <main
        className="grid min-h-0 flex-1 gap-24 px-24 pb-24 portrait:grid-cols-1"
        style={board.width > board.height ? { gridTemplateColumns: tracks } : { gridTemplateRows: tracks }}
      >
        <NumberColumn
          title={de.preparing}
          hint={de.preparingHint}
          icon={Clock}
          tone="preparing"
          tickets={preparing}
          empty={de.nonePreparing}
          now={now}
          side={side}
        />
        <NumberColumn
          title={de.ready}
          hint={de.readyHint}
          icon={CircleCheck}
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
