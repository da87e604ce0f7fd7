import { type ReactNode, useEffect, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row, Trouble } from '../../data/office/office.ts'
import { useFilling, useOffice, useRow, useTrouble } from '../shell/scope.tsx'
import { ConflictView } from './ConflictView.tsx'
import type { Draft } from './draft.ts'
import { isCorrectable } from './EntityForm.tsx'
import { Gone } from './Gone.tsx'
import { useKeptDraft } from './keptDraft.ts'

/** A document as an editor opens it. */
export interface Kept {
  readonly row: Row
  readonly trouble: Trouble | undefined
  /** What was typed before the browser went away. */
  readonly former: Draft | null
}

interface KeptDocumentProps {
  readonly entity: Entity
  readonly id: number
  /** What is said where something typed is there again. */
  readonly restored: string
  /** As long as it is being read. */
  readonly waiting: ReactNode
  readonly children: (kept: Kept) => ReactNode
}

/** A document with what was typed into it before a crash. Its editor stays, out of sight, while somebody has to decide or it is gone. */
export function KeptDocument({ entity, id, restored, waiting, children }: KeptDocumentProps) {
  const row = useRow(entity.type, id)
  const trouble = useTrouble(entity.type, id)
  const former = useKeptDraft(entity, id)
  const filling = useFilling()
  const [last, setLast] = useState<Row | null>(null)
  if (row && row !== last) setLast(row)
  if (row === undefined || trouble === undefined || former === undefined || (!row && !last && filling)) return waiting
  const shown = row ?? last
  const isContested = trouble !== null && !isCorrectable(trouble, row)
  if (!shown)
    return isContested ? (
      <ConflictView key={trouble.key} {...{ entity, trouble }} />
    ) : (
      <Gone {...{ entity, id }} last={null} isTyped={false} />
    )
  return (
    <>
      {isContested && <ConflictView key={trouble.key} {...{ entity, trouble }} />}
      {!row && !isContested && <Gone {...{ entity, id }} last={shown} isTyped={false} />}
      <div className={row && !isContested ? 'contents' : 'hidden'}>
        {former !== null && <Restored text={restored} />}
        {children({ row: shown, trouble: isContested ? undefined : (trouble ?? undefined), former })}
      </div>
    </>
  )
}

/** Says once that what was typed before a crash is there again. */
function Restored({ text }: { readonly text: string }) {
  const { tell } = useOffice()
  useEffect(() => {
    tell({ text })
  }, [text, tell])
  return null
}
