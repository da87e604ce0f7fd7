import { EyeOff } from 'lucide-react'
import { useShows } from '../../settings/deviceSettings.ts'
import { card } from '../../shell/styles.ts'
import { figures } from '../board/registry.ts'
import { StatisticCard } from '../board/StatisticCard.tsx'
import { texts } from '../texts.ts'
import { popularView } from '../views/orderViews.ts'

/** What sells best; hidden where this device shows nothing of what was ordered. */
export function PopularCard({ isWide }: { readonly isWide?: boolean }) {
  if (useShows('productData')) return <StatisticCard name="popular-items" view={popularView} isWide={isWide} />
  return (
    <section className={`${card} flex flex-col gap-2 p-4 tablet:p-5 ${isWide ? 'desktop:col-span-2' : ''}`}>
      <h2 className="text-lead">{figures['popular-items']?.label}</h2>
      <p className="flex items-center gap-2 py-4 text-ink-soft">
        <EyeOff size={16} aria-hidden className="shrink-0" />
        {texts.hidden} {texts.hiddenHint}
      </p>
    </section>
  )
}
