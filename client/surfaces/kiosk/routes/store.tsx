import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useConfig } from '../../../data/shop/useCatalogue.tsx'
import { StoreSkeleton } from '../../../ordering/menu/StoreSkeleton.tsx'
import { useBranchAt } from '../../../ordering/page/useBranchAt.ts'
import { Menu } from './Menu.tsx'
import { NotFound } from './NotFound.tsx'
import { OwnBranch } from './OwnBranch.tsx'

const address = '/store/$branchIdentifier'

/** '/store/{branchIdentifier}': the menu of the branch the kiosk stands in. */
export function StoreRoute() {
  const { branchIdentifier } = useParams({ from: address })
  return <OwnBranch identifier={branchIdentifier} render={({ identifier }) => <Store identifier={identifier} />} />
}

function Store({ identifier }: { identifier: string }) {
  const branch = useBranchAt(identifier)
  const config = useConfig()
  const open = useSearch({ from: address })
  const navigate = useNavigate({ from: address })
  const router = useRouter()
  if (branch === undefined) return <NotFound />
  if (!branch || !config)
    return (
      <main id="main" tabIndex={-1}>
        <StoreSkeleton />
      </main>
    )
  const leave = () =>
    router.state.location.state.opened
      ? router.history.back()
      : void navigate({ search: {}, resetScroll: false, replace: true })
  return (
    <Menu
      key={branch.id}
      {...{ branch, config, open }}
      onOpen={search => void navigate({ search, resetScroll: false, state: { opened: true } })}
      onClose={leave}
      onCheckout={() =>
        void navigate({ to: '/store/$branchIdentifier/checkout', params: { branchIdentifier: identifier } })
      }
    />
  )
}
