import { MapPin, Phone } from 'lucide-react'
import { directionsTo } from '../../../../schema/base/directions.ts'
import { readablePhone } from '../../../../schema/base/phoneFormat.ts'
import { telephoneLink } from '../../../../schema/base/telephoneLink.ts'
import { weeklyTable } from '../../../../schema/base/weeklyTable.ts'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../../schema/business/branch.ts'
import { HoursTable } from '../../../ui/dates/HoursTable.tsx'
import { texts } from './texts.ts'

/** Hours, address and telephone of a branch. `now` in epoch ms. */
export function StoreDetails({ branch, now }: { branch: Branch; now: number }) {
  const phone = readablePhone(branch.phone, branch.country)
  const { date } = localTime(now, branch.timeZone)
  return (
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
        <a href={directionsTo(branch)} target="_blank" rel="noopener" className={contact}>
          <MapPin aria-hidden size={18} className="mt-0.5 shrink-0" />
          <span>
            {branch.street}, {branch.zipCode} {branch.city}
            <span className="block text-caption">{texts.route}</span>
          </span>
        </a>
        {branch.phone && (
          <a href={telephoneLink(phone)} className={contact}>
            <Phone aria-hidden size={18} className="mt-0.5 shrink-0" />
            {phone}
          </a>
        )}
      </address>
    </div>
  )
}

const contact = 'flex min-h-9 gap-2.5 py-1 text-accent-ink underline-offset-4 hover:underline'
