import { Link, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { Config } from '../../../../schema/business/config.ts'
import { isComplete } from '../../../data/shop/catalogue.ts'
import { useConfig, useFreshness, useList } from '../../../data/shop/useCatalogue.tsx'
import { StoreSkeleton } from '../../../ordering/menu/StoreSkeleton.tsx'
import { StorePage } from '../../../ordering/page/StorePage.tsx'
import type { StoreSearch } from '../../../ordering/page/storeSearch.ts'
import { ShopHeader } from '../chrome/ShopHeader.tsx'
import { NotFound } from '../NotFound.tsx'
import { texts } from '../texts.ts'

const OfflineScreen = lazy(() =>
  import('../OfflineScreen.tsx').then(({ OfflineScreen }) => ({ default: OfflineScreen })),
)
const preloadCheckout = () => import('./checkout.tsx')

/** '/store/{branchIdentifier}': the ordering page of a branch. */
export function StoreRoute() {
  const { branchIdentifier } = useParams({ from: '/store/$branchIdentifier' })
  const config = useConfig()
  const branches = useList('branches')
  const branch = branches.find(({ identifier }) => identifier === branchIdentifier)
  const menus = useList('menus')
  const freshness = useFreshness()
  if (!config) return <Waiting />
  if (!branch) return <NotFound text={texts.notFound.branch} />
  // Come from a page that brought no menu: it is on its way.
  if (!isComplete(freshness) && !menus.some(menu => menu.branches.includes(branch.id))) return <Waiting />
  return <Found key={branch.id} branch={branch} config={config} />
}

function Found({ branch, config }: { branch: Branch; config: Config }) {
  const open = useSearch({ from: '/store/$branchIdentifier' })
  const navigate = useNavigate({ from: '/store/$branchIdentifier' })
  const router = useRouter()
  return (
    <StorePage
      branch={branch}
      config={config}
      open={open}
      onOpen={(search: StoreSearch) => void navigate({ search, resetScroll: false, state: { opened: true } })}
      onClose={() => {
        // What was opened here is left by going back, so that the history does not grow; a link from outside is replaced.
        if (router.state.location.state.opened) router.history.back()
        else void navigate({ search: {}, resetScroll: false, replace: true })
      }}
      onCheckout={() =>
        void navigate({ to: '/store/$branchIdentifier/checkout', params: { branchIdentifier: branch.identifier } })
      }
      preloadCheckout={preloadCheckout}
      renderHeader={parts => <ShopHeader back={{ to: '/', label: texts.toBranches }} {...parts} />}
      renderHomeLink={(text, className) => (
        <Link to="/" className={className}>
          {text}
        </Link>
      )}
      offlineScreen={<OfflineScreen within />}
    />
  )
}

function Waiting() {
  return (
    <>
      <ShopHeader back={{ to: '/' }} />
      <main id="main" tabIndex={-1}>
        <StoreSkeleton />
      </main>
    </>
  )
}
