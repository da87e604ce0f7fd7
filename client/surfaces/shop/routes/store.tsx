import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { Config } from '../../../../schema/business/config.ts'
import { useConfig } from '../../../data/shop/useCatalogue.tsx'
import { StorePage } from '../../../ordering/page/StorePage.tsx'
import type { StoreSearch } from '../../../ordering/page/storeSearch.ts'
import { useBranchAt } from '../../../ordering/page/useBranchAt.ts'
import { homeLink, ShopHeader } from '../chrome/ShopHeader.tsx'
import { NotFoundLater } from '../notFoundLater.tsx'
import { texts } from '../texts.ts'
import { AgainSlot } from './againSlot.tsx'

/** The server's page has the menu in it: only who comes without one waits. */
const StoreSkeleton = lazy(() =>
  import('../../../ordering/menu/StoreSkeleton.tsx').then(({ StoreSkeleton }) => ({ default: StoreSkeleton })),
)
const preloadCheckout = () => import('./checkout.tsx')

/** '/store/{branchIdentifier}': the ordering page of a branch. */
export function StoreRoute() {
  const { branchIdentifier } = useParams({ from: '/store/$branchIdentifier' })
  const branch = useBranchAt(branchIdentifier)
  const config = useConfig()
  if (branch === undefined) return <NotFoundLater isBranch />
  return branch && config ? <Found key={branch.id} branch={branch} config={config} /> : <Waiting />
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
      onEntered={() => void navigate({ search: ({ area: _, ...search }) => search, resetScroll: false, replace: true })}
      preloadCheckout={preloadCheckout}
      renderHeader={parts => <ShopHeader back={{ to: '/', label: texts.toBranches }} {...parts} />}
      renderHomeLink={homeLink}
      againSlot={<AgainSlot branch={branch.id} open={open} className="mt-4" />}
    />
  )
}

function Waiting() {
  return (
    <>
      <ShopHeader back={{ to: '/' }} />
      <main id="main" tabIndex={-1}>
        <Suspense>
          <StoreSkeleton />
        </Suspense>
      </main>
    </>
  )
}
