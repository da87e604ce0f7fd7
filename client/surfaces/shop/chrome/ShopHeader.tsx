import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from '../../../ordering/page/PageHeader.tsx'
import { ArrowLeft } from '../../../ui/icons.tsx'
import { texts } from '../texts.ts'

interface ShopHeaderProps {
  /** Where the arrow leads; without it there is none. */
  readonly back?: Pick<LinkProps, 'to' | 'params'> & { readonly label?: string }
  readonly title?: ReactNode
  readonly subtitle?: ReactNode
  readonly children?: ReactNode
}

/** The line at the top of every page with the shop's links: an arrow back, and home by logo and name. */
export function ShopHeader({ back, ...parts }: ShopHeaderProps) {
  return (
    <PageHeader
      back={
        back && (
          <Link
            to={back.to}
            params={back.params}
            aria-label={back.label ?? texts.back}
            className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-pill text-ink hover:bg-sunken"
          >
            <ArrowLeft size={20} />
          </Link>
        )
      }
      renderBrand={homeLink}
      {...parts}
    />
  )
}

/** A link to the first page with this look. */
export const homeLink = (content: ReactNode, className: string): ReactNode => (
  <Link to="/" className={className}>
    {content}
  </Link>
)
