import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import { useList } from '../../../data/shop/useCatalogue.tsx'
import { knownDevice } from '../../../device/storage/knownDevice.ts'

interface OwnBranchProps {
  /** The branch the address names. */
  readonly identifier: string
  readonly render: (branch: Branch) => ReactNode
}

/** The branch the kiosk stands at. An address of another one leads to its own: nobody orders in another town. */
export function OwnBranch({ identifier, render }: OwnBranchProps) {
  const stands = knownDevice()?.branch
  const own = useList('branches').find(({ id }) => id === stands)
  if (!own) return <main id="main" tabIndex={-1} aria-busy className="flex-1" />
  if (own.identifier === identifier) return render(own)
  return <Navigate to="/store/$branchIdentifier" params={{ branchIdentifier: own.identifier }} replace />
}
