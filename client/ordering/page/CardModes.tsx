import { MINUTE } from '../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { branchState, modes, modesOf } from '../../../schema/business/modes.ts'
import { useSoonPromise } from './useSoonPromise.ts'

interface CardModesProps {
  readonly branch: Branch
  /** Epoch ms. */
  readonly now: number
}

/** 'Abholung in ca. 15 Min. · Lieferung' on the card of a branch that takes orders now. */
export function CardModes({ branch, now }: CardModesProps) {
  const [first = 'takeaway', ...others] = modesOf(branch)
  const soon = useSoonPromise({ branch, mode: first, items: nothing, now })
  const isOpen = branchState(branch, now).state !== 'closed'
  const minutes = soon === null || !isOpen ? null : Math.ceil((soon - now) / MINUTE)
  return [
    minutes === null ? modes[first].label : `${modes[first].label} in ca.\u00a0${minutes}\u00a0Min.`,
    ...others.map(mode => modes[mode].label),
  ].join(' · ')
}

const nothing = [] as const
