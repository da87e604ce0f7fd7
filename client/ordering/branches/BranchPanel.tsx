import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { Branch } from '../../../schema/business/branch.ts'
import { branchState } from '../../../schema/business/modes.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { OpenLabel } from '../../ui/dates/OpenLabel.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { bestFirst } from './branchList.ts'
import { OpenCount } from './OpenCount.tsx'
import { texts } from './texts.ts'

interface BranchPanelProps {
  readonly branches: readonly Branch[]
  /** The one that is shown. */
  readonly current: number
  /** Epoch ms. */
  readonly now: number
  readonly onClose: () => void
}

/** Changes from one branch to another without a detour: how many are open, and which until when. */
export function BranchPanel({ branches, current, now, onClose }: BranchPanelProps) {
  return (
    <Dialog title={texts.panel.title} width="narrow" onClose={onClose}>
      <p className="px-5 pt-4 pb-1 text-caption">
        <OpenCount branches={branches} now={now} />
      </p>
      <ul className="px-2 pb-4">
        {bestFirst(branches, now).map(branch => (
          <Line key={branch.id} branch={branch} isCurrent={branch.id === current} now={now} />
        ))}
      </ul>
    </Dialog>
  )
}

function Line({ branch, isCurrent, now }: { branch: Branch; isCurrent: boolean; now: number }) {
  const words = (
    <>
      <Picture
        image={branch.images[0]}
        alt=""
        from={['thumbnail', 'tiny']}
        sizes="48px"
        width={48}
        height={48}
        className={`size-12 shrink-0 rounded-control ${branch.isPublic ? '' : 'opacity-60 grayscale'}`}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-strong wrap-anywhere">{branch.name}</span>
        {branch.isPublic ? (
          <OpenLabel state={branchState(branch, now)} now={now} zone={branch.timeZone} className="text-caption" />
        ) : (
          <Badge>{texts.inactive}</Badge>
        )}
      </span>
      {isCurrent && <Check size={20} className="shrink-0 text-accent-ink" aria-hidden />}
    </>
  )
  const look = 'flex min-h-16 items-center gap-3 rounded-control px-3 py-2 text-ink no-underline'
  return (
    <li>
      {branch.isPublic ? (
        <Link
          to="/store/$branchIdentifier"
          params={{ branchIdentifier: branch.identifier }}
          search={{}}
          aria-current={isCurrent ? 'page' : undefined}
          className={`${look} ${isCurrent ? 'bg-sunken' : 'hover:bg-sunken'}`}
        >
          {words}
        </Link>
      ) : (
        <span className={look}>{words}</span>
      )}
    </li>
  )
}
