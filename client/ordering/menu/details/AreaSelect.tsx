import { useContext } from 'react'
import type { DeliveryArea } from '../../../../schema/business/branch.ts'
import { formatMoney } from '../../../ui/format.ts'
import { CurrencyContext } from '../../../ui/Money.tsx'
import { Select } from '../../../ui/Select.tsx'
import { texts } from './texts.ts'

interface AreaSelectProps {
  readonly areas: readonly DeliveryArea[]
  /** Name of the chosen area. */
  readonly chosen: string | null
  readonly onChange: (area: string | null) => void
}

/** 'Liefergebiet', with what delivery costs there. */
export function AreaSelect({ areas, chosen, onChange }: AreaSelectProps) {
  const currency = useContext(CurrencyContext)
  const money = (cents: number) => formatMoney(cents, currency)
  const area = areas.find(({ area }) => area === chosen)
  return (
    <Select
      label={texts.area}
      value={area?.area ?? ''}
      onChange={event => onChange(event.target.value || null)}
      hint={area && conditionsOf(area, money)}
    >
      <option value="">{texts.areaChoose}</option>
      {areas.map(({ area }) => (
        <option key={area} value={area}>
          {area}
        </option>
      ))}
    </Select>
  )
}

/** 'Lieferung 2,90 € · ab 25,00 € kostenlos · Mindestbestellwert 12,00 €'. */
function conditionsOf(area: DeliveryArea, money: (cents: number) => string): string {
  const isFree = area.free || area.price === 0
  return [
    texts.areaCost(isFree ? texts.areaFree : money(area.price)),
    ...(!isFree && area.freeFromOrderValue ? [texts.areaFreeFrom(money(area.freeFromOrderValue))] : []),
    ...(area.minimumOrderValue ? [texts.areaMinimum(money(area.minimumOrderValue))] : []),
  ].join(' · ')
}
