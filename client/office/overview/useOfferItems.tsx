import { ArrowLeftRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts as areaTexts } from '../areas/texts.ts'
import { useOffersToDecide } from '../roster/offers/useOffersToDecide.ts'
import { AttentionItem } from './AttentionItem.tsx'
import { texts } from './texts.ts'

/** Shifts that change hands once somebody decides it, in one line however many they are. */
export function useOfferItems(): ReactNode[] {
  const { length: count } = useOffersToDecide()
  if (count === 0) return []
  return [
    <AttentionItem
      key="offers"
      to="/roster"
      icon={<ArrowLeftRight size={18} aria-hidden />}
      title={areaTexts.waiting.offers(count)}
      text={texts.offersHint}
    />,
  ]
}
