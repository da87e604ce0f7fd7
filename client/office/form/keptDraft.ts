import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { Row } from '../../data/office/office.ts'
import { useOffice } from '../shell/scope.tsx'
import { type Draft, newDraft } from './draft.ts'
import { createDraftKeeper, type DraftKeeper } from './draftKeeper.ts'
import { pieceOf, toTyped } from './formValues.ts'

/** What of a draft is kept on the device: everything but what the program knows itself. */
const keptOf = ({ base, typed, kept }: Draft): Body => ({ base, typed, kept })

/** The draft that was kept; null where it is none of this document. */
function draftOf(entity: Entity, stored: Body | null): Draft | null {
  const { base, typed, kept } = stored ?? {}
  if (!isObject(typed) || !isObject(kept) || !(base === null || isRow(base))) return null
  // What was kept is what stood in the fields already: read as plain text it stays as it is.
  const values = pieceOf(toTyped(plain, typed))
  return { ...newDraft(entity, base, values), kept }
}

const plain = { kind: 'text', name: '', label: '', nullable: true, emptyText: true, required: false } as const

/** Whether what was kept is a row of a document. */
export const isRow = (value: unknown): value is Row =>
  isObject(value) && typeof value['id'] === 'number' && typeof value['rev'] === 'string' && isObject(value['body'])

/** What was typed into a document before the page went away: undefined while the device is being read. */
export function useKeptDraft(entity: Entity, id: number | null): Draft | null | undefined {
  const { office } = useOffice()
  const [found, setFound] = useState<Draft | null>()
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const stored = await office.drafts.read(nameOf(entity, id)).catch(() => null)
      if (!isOver) setFound(draftOf(entity, stored))
    }
    void read()
    return () => {
      isOver = true
    }
  }, [office, entity, id])
  return found
}

/** Keeps what is typed on the device until it is saved, discarded, or left on purpose; says whether the device could not. */
export function useKeeping(entity: Entity, id: number | null, draft: Draft, unsaved: boolean): boolean {
  const { office } = useOffice()
  const name = nameOf(entity, id)
  const [isUnkept, setUnkept] = useState(false)
  const keep = useEffectEvent((latest: Draft) => office.drafts.keep(name, keptOf(latest)))
  const drop = useEffectEvent(() => void office.drafts.drop(name).catch(() => {}))
  const keeper = useRef<DraftKeeper<Draft>>(null)
  useEffect(() => {
    // What is unsaved from the beginning was kept before.
    const effects = { after, keep: (latest: Draft) => keep(latest), drop: () => drop(), onUnkept: setUnkept }
    keeper.current ??= createDraftKeeper<Draft>(effects, unsaved)
    if (unsaved) keeper.current.typed(draft)
    else keeper.current.done()
  }, [draft, unsaved])
  useEffect(() => () => keeper.current?.done(), [])
  return isUnkept
}

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

const nameOf = ({ type }: Entity, id: number | null): string => `${type}:${id ?? 'new'}`
