import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from '../../../ordering/page/PageHeader.tsx'
import { QuickMenu, SiteMenu } from '../../../website/navigation/SiteMenu.tsx'
import { useMenu } from '../../../website/navigation/useMenu.ts'
import { useMenuPanels } from '../../../website/navigation/useMenuPanels.ts'
import { useFollow } from '../website/useFollow.ts'
import { homeLink, ShopHeader } from './ShopHeader.tsx'

/** The header of pages that are not about one order: with the menus where there are any, else the simple one. */
export function SiteHeader({ children }: { readonly children?: ReactNode }) {
  const path = useLocation({ select: location => location.pathname })
  const main = useMenu('mainMenu', path)
  const quick = useMenu('quickMenu', path)
  const menu = useMenuPanels(path)
  const follow = useFollow()
  if (main.length === 0 && quick.length === 0) return <ShopHeader>{children}</ShopHeader>
  return (
    <PageHeader
      back={
        <div className="contents" onClick={follow}>
          <SiteMenu {...{ main, quick, menu }} />
        </div>
      }
      renderBrand={homeLink}
    >
      <div className="contents" onClick={follow}>
        <QuickMenu {...{ quick, menu }} />
      </div>
      {children}
    </PageHeader>
  )
}
