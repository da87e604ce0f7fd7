import { type Ref, useContext } from 'react'
import type { Branch, DeliveryArea } from '../../schema/entities/branch.ts'
import { branchState, type Mode, modesOf } from '../../schema/rules/branch.ts'
import { weeklyTable } from '../../schema/rules/openingHours.ts'
import { localTime } from '../../schema/rules/zonedTime.ts'
import { formatMoney } from '../ui/format.ts'
import { HoursTable } from '../ui/HoursTable.tsx'
import { ChevronDown, MapPin, Phone } from '../ui/icons.tsx'
import { CurrencyContext } from '../ui/Money.tsx'
import { OpenLabel } from '../ui/OpenLabel.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Select } from '../ui/Select.tsx'
import { texts } from './texts.ts'

interface StoreHeadProps {
  readonly branch: Branch
  readonly mode: Mode
  readonly deliveryArea: string | null
  /** Epoch ms. */
  readonly now: number
  readonly onMode: (mode: Mode) => void
  readonly onArea: (area: string | null) => void
  /** The name: when it has left the screen, the header takes it over. */
  readonly nameRef: Ref<HTMLHeadingElement>
}

/** Who sells here, whether it is open, and how the order reaches the guest. */
export function StoreHead({ branch, mode, deliveryArea, now, onMode, onArea, nameRef }: StoreHeadProps) {
  const [image] = branch.images
  return (
    <div className="grid gap-x-10 gap-y-5 tablet:grid-cols-[minmax(0,1fr)_15rem] desktop:grid-cols-[minmax(0,1fr)_26rem] tablet:items-start">
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex items-center gap-3.5">
          <Picture
            image={image}
            alt=""
            from={['tiny', 'small']}
            sizes="72px"
            width={72}
            height={72}
            className="size-18 shrink-0 rounded-card tablet:hidden"
          />
          <div className="min-w-0">
            <h1 ref={nameRef} className="font-display text-head tablet:text-hero">
              {branch.name}
            </h1>
            <OpenLabel state={branchState(branch, now)} now={now} zone={branch.timeZone} className="mt-0.5" />
          </div>
        </div>
        <p className="reading text-ink-soft tablet:text-lead">{branch.description}</p>
        <Details branch={branch} now={now} />
        <Handover {...{ branch, mode, deliveryArea, onMode, onArea }} />
      </div>
      <Picture
        image={image}
        alt=""
        from={['small', 'medium']}
        sizes="(width < 45rem) 1px, (width < 64rem) 240px, 416px"
        width={416}
        height={234}
        className="aspect-square h-auto w-full rounded-[calc(var(--radius)+4px)] desktop:aspect-video max-tablet:hidden"
      />
    </div>
  )
}

type HandoverProps = Pick<StoreHeadProps, 'branch' | 'mode' | 'deliveryArea' | 'onMode' | 'onArea'>

/** 'Art der Lieferung' and 'Liefergebiet'. */
function Handover({ branch, mode, deliveryArea, onMode, onArea }: HandoverProps) {
  const modes = modesOf(branch)
  const currency = useContext(CurrencyContext)
  const money = (cents: number) => formatMoney(cents, currency)
  const area = branch.deliveryAreas.find(({ area }) => area === deliveryArea)
  const [only, second] = modes
  if (only && !second && only !== 'delivery')
    return (
      <p className="text-ink-soft">
        {texts.mode}: <strong className="font-strong text-ink">{texts.modes[only]}</strong>
      </p>
    )
  return (
    <div className="mt-1 flex max-w-xl flex-col gap-3">
      {modes.length > 1 && (
        <Segmented
          label={texts.mode}
          value={mode}
          options={modes.map(value => ({ value, label: texts.modes[value] }))}
          onChange={onMode}
        />
      )}
      {mode === 'delivery' && branch.deliveryAreas.length > 0 && (
        <Select
          label={texts.area}
          value={area?.area ?? ''}
          onChange={event => onArea(event.target.value || null)}
          hint={area && conditionsOf(area, money)}
        >
          <option value="">{texts.areaChoose}</option>
          {branch.deliveryAreas.map(({ area }) => (
            <option key={area} value={area}>
              {area}
            </option>
          ))}
        </Select>
      )}
    </div>
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

/** Hours, address, telephone: folded, because most guests know them. */
function Details({ branch, now }: Pick<StoreHeadProps, 'branch' | 'now'>) {
  const { date } = localTime(now, branch.timeZone)
  return (
    <details className="group">
      <summary className="-my-1 inline-flex min-h-9 list-none items-center gap-1.5 font-medium text-accent-ink [&::-webkit-details-marker]:hidden">
        {texts.details}
        <ChevronDown size={17} className="transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid gap-5 rounded-card border border-line bg-surface p-4 desktop:grid-cols-2">
        <div>
          <h2 className="text-caption font-strong">{texts.hours}</h2>
          <HoursTable rows={weeklyTable(branch.openingHours, date)} label={texts.hours} />
          {branch.isDeliveryEnabled && branch.isDeliveryHoursEnabled && (
            <>
              <h2 className="mt-3 text-caption font-strong">{texts.deliveryHours}</h2>
              <HoursTable rows={weeklyTable(branch.deliveryHours, date)} label={texts.deliveryHours} />
            </>
          )}
        </div>
        <address className="flex flex-col gap-1 not-italic">
          <a href={routeTo(branch)} target="_blank" rel="noopener" className={contact}>
            <MapPin size={18} className="mt-0.5 shrink-0" />
            <span>
              {branch.street}, {branch.zipCode} {branch.city}
              <span className="block text-caption">{texts.route}</span>
            </span>
          </a>
          <a href={`tel:${branch.phone.replace(/[^+\d]/g, '')}`} className={contact}>
            <Phone size={18} className="mt-0.5 shrink-0" />
            {branch.phone}
          </a>
        </address>
      </div>
    </details>
  )
}

const contact = 'flex min-h-9 gap-2.5 py-1 text-accent-ink underline-offset-4 hover:underline'

/** A maps route built from street and city. */
const routeTo = ({ street, zipCode, city }: Branch): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${street}, ${zipCode} ${city}`)}`
