import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { Row } from '../../data/office/office.ts'
import { useOffice } from '../shell/scope.tsx'
import { type Draft, newDraft } from './draft.ts'
import { pieceOf, toTyped } from './formValues.ts'

/** How long (ms) typing waits for more of it before it is on the disk: a crash costs no more than that. */
const PAUSE_MS = 400

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

/** Keeps what is typed on the device until it is saved, discarded, or left on purpose. */
export function useKeeping(entity: Entity, id: number | null, draft: Draft, unsaved: boolean): void {
  const { office } = useOffice()
  const name = nameOf(entity, id)
  // What is unsaved from the beginning was kept before.
  const isKept = useRef(unsaved)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(draft)
  const write = useEffectEvent(() => {
    timer.current = undefined
    isKept.current = true
    void office.drafts.keep(name, keptOf(latest.current))
  })
  const drop = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (isKept.current) void office.drafts.drop(name)
    isKept.current = false
  })
  useEffect(() => {
    latest.current = draft
    if (unsaved) timer.current ??= setTimeout(() => write(), PAUSE_MS)
    else drop()
  }, [draft, unsaved])
  useEffect(() => () => drop(), [])
}

const nameOf = ({ type }: Entity, id: number | null): string => `${type}:${id ?? 'new'}`
