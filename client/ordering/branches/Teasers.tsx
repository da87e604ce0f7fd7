import { CalendarCheck, MapPin, ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { telephoneLink } from '../../../schema/base/telephoneLink.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

interface TeasersProps {
  /** The link that leads to ordering. */
  readonly order: ReactNode
  readonly phone: string
  /** Address of the maps route. */
  readonly route: string
}

/** Order online, reserve a table by telephone, find the way. */
export function Teasers({ order, phone, route }: TeasersProps) {
  return (
    <div className="grid gap-3 tablet:grid-cols-3 tablet:gap-4 desktop:gap-6">
      <Teaser icon={<ShoppingBag size={22} aria-hidden />} title={texts.home.order} text={texts.home.orderText}>
        {order}
      </Teaser>
      {phone && (
        <Teaser icon={<CalendarCheck size={22} aria-hidden />} title={texts.home.table} text={texts.home.tableText}>
          <a href={telephoneLink(phone)} className={buttonLook({ variant: 'secondary', wide: true })}>
            {texts.home.call}
          </a>
        </Teaser>
      )}
      <Teaser icon={<MapPin size={22} aria-hidden />} title={texts.home.way} text={texts.home.wayText}>
        <a href={route} target="_blank" rel="noopener" className={buttonLook({ variant: 'secondary', wide: true })}>
          {texts.home.route}
        </a>
      </Teaser>
    </div>
  )
}

interface TeaserProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Teaser({ icon, title, text, children }: TeaserProps) {
  return (
    <section className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 rounded-card border border-line bg-surface p-5">
      <span className="row-span-2 grid size-11 place-items-center rounded-pill bg-accent-soft text-accent-ink">
        {icon}
      </span>
      <h2 className="text-title">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      <div className="col-span-2 mt-4 self-end">{children}</div>
    </section>
  )
}
