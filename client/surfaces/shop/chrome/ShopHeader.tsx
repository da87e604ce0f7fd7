import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useConfig } from '../../../data/shop/useCatalogue.tsx'
import { ArrowLeft } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { texts } from '../texts.ts'

interface ShopHeaderProps {
  /** Where the arrow leads; without it the logo stands there. */
  readonly back?: Pick<LinkProps, 'to' | 'params'> & { readonly label?: string }
  /** The page's own line; without it the shop's name. */
  readonly title?: ReactNode
  readonly subtitle?: ReactNode
  /** Stands at the right edge. */
  readonly children?: ReactNode
}

/** The line that stays at the top of every page. */
export function ShopHeader({ back, title, subtitle, children }: ShopHeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page flex h-14 items-center gap-2 tablet:gap-3">
        {back ? (
          <Link
            to={back.to}
            params={back.params}
            aria-label={back.label ?? texts.back}
            className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-pill text-ink hover:bg-sunken"
          >
            <ArrowLeft size={20} />
          </Link>
        ) : null}
        {title === undefined ? <ShopName /> : <PageLine title={title} subtitle={subtitle} />}
        {children}
      </div>
    </header>
  )
}

/** Logo and name, leading home (storefront section 2, header simple). Beside a logo a name that has no room stays away. */
export function ShopName() {
  const config = useConfig()
  return (
    <Link
      to="/"
      className="flex h-9 min-w-0 flex-1 flex-wrap items-center gap-x-2.5 overflow-hidden text-ink no-underline focus-visible:overflow-visible"
    >
      {config?.logo && (
        <Picture
          image={config.logo}
          alt=""
          from={['icon', 'thumbnail']}
          sizes="36px"
          width={36}
          height={36}
          className="size-9 rounded-[10px] bg-transparent!"
        />
      )}
      <span className="max-w-full truncate font-display text-title leading-9 font-strong">{config?.shopName}</span>
    </Link>
  )
}

function PageLine({ title, subtitle }: Pick<ShopHeaderProps, 'title' | 'subtitle'>) {
  return (
    <div className="min-w-0 flex-1">
      <p className="truncate font-strong">{title}</p>
      {subtitle && <p className="truncate text-caption text-ink-soft">{subtitle}</p>}
    </div>
  )
}
