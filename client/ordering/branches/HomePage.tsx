import { Link } from '@tanstack/react-router'
import { Globe, Mail, Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { directionsTo } from '../../../schema/base/directions.ts'
import { readablePhone } from '../../../schema/base/phoneFormat.ts'
import { telephoneLink } from '../../../schema/base/telephoneLink.ts'
import { weeklyTable } from '../../../schema/base/weeklyTable.ts'
import { localTime } from '../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { branchState } from '../../../schema/business/modes.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { HoursTable } from '../../ui/dates/HoursTable.tsx'
import { OpenLabel } from '../../ui/dates/OpenLabel.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Teasers } from './Teasers.tsx'
import { texts } from './texts.ts'

interface HomePageProps {
  readonly config: Config
  readonly branch: Branch
  /** Epoch ms. */
  readonly now: number
  /** The map, where there is one. */
  readonly mapSlot?: ReactNode
}

/** The page of a business with exactly one branch. */
export function HomePage({ config, branch, now, mapSlot }: HomePageProps) {
  const [image] = branch.images
  return (
    <div className="page flex flex-col gap-10 pt-7 pb-14 tablet:pt-12">
      <div className="grid items-center gap-6 desktop:grid-cols-2 desktop:gap-12">
        <div className="reading">
          <h1 className="font-display text-hero text-balance desktop:text-[2.75rem] desktop:leading-[3.125rem]">
            {config.title}
          </h1>
          <p className="mt-3 text-lead text-ink-soft">{config.description}</p>
          <OpenLabel state={branchState(branch, now)} now={now} zone={branch.timeZone} className="mt-4" />
        </div>
        {image && (
          <Picture
            image={image}
            alt=""
            from={['small', 'medium', 'large']}
            sizes="(width < 64rem) 100vw, 640px"
            width={640}
            height={320}
            className="hidden aspect-[2/1] h-auto w-full rounded-card tablet:block"
          />
        )}
      </div>
      <Teasers
        order={
          <Link
            to="/store/$branchIdentifier"
            params={{ branchIdentifier: branch.identifier }}
            className={buttonLook({ wide: true })}
          >
            {texts.home.order}
          </Link>
        }
        phone={branch.phone}
        route={directionsTo(branch)}
      />
      <div className="grid gap-10 desktop:grid-cols-2">
        <WeeklyHours branch={branch} date={localTime(now, branch.timeZone).date} />
        <Contact branch={branch} />
      </div>
      {mapSlot}
    </div>
  )
}

function WeeklyHours({ branch, date }: { branch: Branch; date: string }) {
  const [isDelivery, setDelivery] = useState(false)
  const rows = weeklyTable(isDelivery ? branch.deliveryHours : branch.openingHours, date)
  return (
    <section>
      <h2 className="mb-3 text-title">{isDelivery ? texts.home.deliveryHours : texts.home.hours}</h2>
      <HoursTable rows={rows} label={isDelivery ? texts.home.deliveryHours : texts.home.hours} />
      {branch.isDeliveryHoursEnabled && (
        <Button variant="quiet" size="small" className="mt-2 -ml-3" onClick={() => setDelivery(!isDelivery)}>
          {isDelivery ? texts.home.showHours : texts.home.showDeliveryHours}
        </Button>
      )}
    </section>
  )
}

function Contact({ branch }: { branch: Branch }) {
  const phone = readablePhone(branch.phone, branch.country)
  return (
    <section>
      <h2 className="mb-3 text-title">{texts.home.contact}</h2>
      <address className="flex flex-col gap-2 not-italic">
        <p>
          <strong className="block font-strong">{branch.name}</strong>
          {branch.street}
          <br />
          {branch.zipCode} {branch.city}
        </p>
        {branch.phone && <ContactLine icon={<Phone size={18} />} href={telephoneLink(phone)} text={phone} />}
        {branch.email && <ContactLine icon={<Mail size={18} />} href={`mailto:${branch.email}`} text={branch.email} />}
        {branch.website && (
          <ContactLine
            icon={<Globe size={18} />}
            href={branch.website}
            text={branch.website.replace(/^https?:\/\//, '')}
          />
        )}
      </address>
    </section>
  )
}

function ContactLine({ icon, href, text }: { icon: ReactNode; href: string; text: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-9 items-center gap-2.5 text-accent-ink underline-offset-4 hover:underline"
    >
      <span aria-hidden>{icon}</span>
      {text}
    </a>
  )
}
