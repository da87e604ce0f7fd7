import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import type { FoundDelivery } from '../../../schema/business/branchSearch.ts'
import { branchState, modes, modesOf } from '../../../schema/business/modes.ts'
import { Badge } from '../../ui/Badge.tsx'
import { OpenLabel } from '../../ui/dates/OpenLabel.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { deliveryText, entryOf } from './branchList.ts'
import { texts } from './texts.ts'

interface BranchCardProps {
  readonly branch: Branch
  /** Epoch ms. */
  readonly now: number
  readonly currency: string
  /** Where it delivers to of what was searched for. */
  readonly delivery?: FoundDelivery | null
  /** Kilometres from the guest; null where nobody knows. */
  readonly distance?: number | null
  /** How it can be ordered there and how long that takes; absent before the program for it is there. */
  readonly Modes?: BranchModes | undefined
}

export type BranchModes = ComponentType<Pick<BranchCardProps, 'branch' | 'now'>>

/** One branch: a row on the phone, a picture above its words from the tablet on. */
export function BranchCard({ branch, now, currency, delivery = null, distance = null, Modes }: BranchCardProps) {
  return (
    <li className={`${card} ${branch.isPublic ? active : 'border-dashed'}`}>
      <Picture
        image={branch.images[0]}
        alt=""
        from={['tiny', 'small', 'medium']}
        sizes="(width < 45rem) 96px, 420px"
        width={420}
        height={210}
        className={`size-24 shrink-0 rounded-[calc(var(--radius)-4px)] tablet:aspect-[2/1] tablet:h-auto tablet:w-full tablet:rounded-none ${branch.isPublic ? '' : 'opacity-60 grayscale'}`}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 tablet:gap-1.5 tablet:p-4 tablet:pt-3.5">
        <h3 className="text-lead leading-snug">
          {branch.isPublic ? (
            <Link
              to="/store/$branchIdentifier"
              params={{ branchIdentifier: branch.identifier }}
              search={entryOf(delivery)}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent-ink"
            >
              {branch.name}
            </Link>
          ) : (
            <span className="text-ink-soft">{branch.name}</span>
          )}
        </h3>
        <p className="text-ink-soft">
          {addressOf(branch)}
          {distance !== null && ` · ${texts.near.kilometres(distance)}`}
        </p>
        {delivery && <p className="font-medium">{deliveryText(delivery, currency)}</p>}
        {branch.isPublic ? (
          <>
            <OpenLabel
              state={branchState(branch, now)}
              now={now}
              zone={branch.timeZone}
              className="text-caption tablet:text-body"
            />
            <p className="mt-auto min-h-[2lh] pt-0.5 text-caption text-ink-soft tablet:min-h-0 tablet:truncate tablet:pt-2">
              {Modes ? (
                <Modes {...{ branch, now }} />
              ) : (
                modesOf(branch)
                  .map(mode => modes[mode].label)
                  .join(' · ')
              )}
            </p>
          </>
        ) : (
          <p>
            <Badge>{texts.inactive}</Badge>
          </p>
        )}
      </div>
    </li>
  )
}

const card =
  'relative flex min-w-0 gap-3.5 rounded-card border border-line bg-surface p-3 tablet:flex-col tablet:gap-0 tablet:overflow-hidden tablet:p-0'
const active = 'transition-[box-shadow,border-color] duration-200 hover:border-edge/40 hover:shadow-float'

const addressOf = ({ street, zipCode, city }: Branch): string =>
  [street, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ')
