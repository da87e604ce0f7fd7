import { CircleAlert, Cloud, CloudCheck, CloudOff, CloudUpload, GitCompareArrows, Pencil } from 'lucide-react'
import type { Row } from '../../data/office/office.ts'
import { type Circumstances, type StateLine, stateLine } from './savedState.ts'

/** The saved state as icon and words. */
export function SavedState({ state, ...circumstances }: Circumstances & { state: Row['state'] | null }) {
  const { text, tone } = stateLine(state, circumstances)
  return (
    <span
      role="status"
      data-state={state ?? 'new'}
      className={`inline-flex items-center gap-2 text-caption ${tones[tone]}`}
    >
      <StateIcon state={state} {...circumstances} />
      {text}
    </span>
  )
}

/** The same for a row of a list: nothing where all is well, so that what needs attention is seen. */
export function RowState({
  state,
  online,
  typing = false,
}: Pick<Circumstances, 'online'> & { state: Row['state']; typing?: boolean }) {
  if (state === 'saved' && !typing) return null
  const { text, tone } = stateLine(state, { online, typing, saving: false })
  return (
    <span title={text} className={`inline-flex items-center ${tones[tone]}`}>
      <StateIcon {...{ state, online, typing }} saving={false} />
      <span className="sr-only">{text}</span>
    </span>
  )
}

function StateIcon({ state, online, typing, saving }: Circumstances & { state: Row['state'] | null }) {
  const look = { size: 16, 'aria-hidden': true, className: 'shrink-0' } as const
  if (state === 'conflict') return <GitCompareArrows {...look} />
  if (state === 'refused') return <CircleAlert {...look} />
  if (typing && !saving) return <Pencil {...look} />
  if (state === 'pending') return online ? <CloudUpload {...look} /> : <CloudOff {...look} />
  return state === null || saving ? <Cloud {...look} /> : <CloudCheck {...look} />
}

const tones: Readonly<Record<StateLine['tone'], string>> = {
  plain: 'text-ink-soft',
  success: 'text-success',
  warning: 'text-warning',
  error: 'text-error',
}
