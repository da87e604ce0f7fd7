import { useState } from 'react'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { useFreshness } from '../../../data/shop/useCatalogue.tsx'
import { isKiosk } from '../../../device/storage/knownDevice.ts'
import { useShopNow } from '../../../ordering/page/shopNow.ts'
import { formatMoment, formatTime } from '../../../ui/format.ts'
import { CloudOff } from '../../../ui/icons.tsx'
import { texts } from './texts.ts'

/** A thin line that says how old the page is and what works without network; the page itself goes on. */
export function OfflineBar({ zone }: { zone: string }) {
  const { online, asOf } = useFreshness()
  const now = useShopNow()
  // A kiosk takes orders without network, or says itself why not.
  const [isShops] = useState(isKiosk)
  return (
    <div role="status" className="contents">
      {!online && (
        <p className="flex min-h-9 items-center justify-center gap-2 bg-ink px-4 py-1 text-center text-caption text-paper">
          <CloudOff size={15} className="shrink-0" />
          <span>
            <strong className="font-strong">{texts.offline.bar}</strong>
            {asOf !== null && ` · ${texts.offline.asOf(moment(asOf, now, zone))}`}
            {!isShops && (
              <>
                <span className="tablet:hidden"> · {texts.offline.worksShort}</span>
                <span className="max-tablet:hidden"> · {texts.offline.works}</span>
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
