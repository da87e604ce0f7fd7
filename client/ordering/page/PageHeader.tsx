import type { ReactNode } from 'react'
import { useConfig } from '../../data/shop/useCatalogue.tsx'
import { Picture } from '../../ui/Picture.tsx'

interface PageHeaderProps {
  /** The link back, left of everything. */
  readonly back?: ReactNode
  /** Draws logo and name of the shop with this look, where the page has no line of its own. */
  readonly renderBrand: (content: ReactNode, className: string) => ReactNode
  /** The page's own line; absent: the shop's logo and name. */
  readonly title?: ReactNode
  readonly subtitle?: ReactNode
  /** Stands at the right edge. */
  readonly children?: ReactNode
}

/** The line that stays at the top of every page. */
export function PageHeader({ back, renderBrand, title, subtitle, children }: PageHeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page flex min-h-14 items-center gap-2 tablet:gap-3">
        {back}
        {title === undefined ? renderBrand(<Brand />, brandLook) : <PageLine title={title} subtitle={subtitle} />}
        {children}
      </div>
    </header>
  )
}

const brandLook =
  'flex h-9 min-w-0 flex-1 flex-wrap items-center gap-x-2.5 overflow-hidden text-ink no-underline focus-visible:overflow-visible'

/** Beside a logo a name that has no room stays away. */
function Brand() {
  const config = useConfig()
  return (
    <>
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
    </>
  )
}

/** Where letters are large the second line has no room, and stays away. */
function PageLine({ title, subtitle }: Pick<PageHeaderProps, 'title' | 'subtitle'>) {
  return (
    <div className="-mx-1 flex h-11 min-w-0 flex-1 flex-col flex-wrap justify-center gap-x-4 overflow-clip px-1">
      <p className="w-full truncate font-strong">{title}</p>
      {subtitle && (
        <p className="w-full truncate text-caption text-ink-soft [&_span]:max-w-full [&_span]:truncate">{subtitle}</p>
      )}
    </div>
  )
}
