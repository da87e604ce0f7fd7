import { CloudOff } from 'lucide-react'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { useFreshness } from '../../../data/shop/useCatalogue.tsx'
import { useNetwork } from '../../../device/online.ts'
import { formatMoment, formatTime } from '../../../ui/format.ts'
import { useShopNow } from '../shopNow.ts'
import { texts } from './texts.ts'

interface OfflineBarProps {
  readonly zone: string
  /** Whether it says what works without network; a kiosk takes orders without it, or says itself why not. */
  readonly hasAdvice: boolean
}

/** A thin line that says how old the page is and what works without network; the page itself goes on. */
export function OfflineBar({ zone, hasAdvice }: OfflineBarProps) {
  const { online, asOf } = useFreshness()
  const hasNetwork = useNetwork()
  const now = useShopNow()
  return (
    <div role="status" className="contents">
      {!online && (
        <p className="flex min-h-9 items-center justify-center gap-2 bg-ink px-4 py-1 text-center text-caption text-paper">
          <CloudOff aria-hidden size={15} className="shrink-0" />
          <span>
            <strong className="font-strong">{hasNetwork ? texts.server.bar : texts.bar}</strong>
            {asOf !== null && ` · ${texts.asOf(moment(asOf, now, zone))}`}
            {hasAdvice && (
              <>
                <span className="tablet:hidden"> · {texts.worksShort}</span>
                <span className="max-tablet:hidden"> · {texts.works}</span>
              </>
            )}
          </span>
        </p>
      )}
    </div>
  )
}

/** '12:04', or with its day when it is not today's. */
const moment = (at: number, now: number, zone: string): string =>
  localTime(at, zone).date === localTime(now, zone).date ? formatTime(at, zone) : formatMoment(at, now, zone)
