import { useMemo } from 'react'
import { mentions } from '../../../schema/business/note.ts'
import { nameOfPerson } from '../../../schema/business/personName.ts'
import { useLive } from '../../data/engine/live.ts'
import type { Row } from '../../data/office/office.ts'
import { useOffice } from '../shell/scope.tsx'

/** More than anybody reads, of one document or for one person. */
const MANY = 500

const none: readonly Row[] = []

/** The notes on a document, 'products:42', the newest first. */
export function useNotes(on: string): readonly Row[] {
  const { office } = useOffice()
  const live = useMemo(
    () => office.list('notes', { parent: on, sort: byAge, descending: true, limit: MANY }),
    [office, on],
  )
  return useLive(live)?.rows ?? none
}

/** Open notes of others that call this person, the newest first. */
export function useNotesToMe(): readonly Row[] {
  const { office, me } = useOffice()
  const live = useMemo(() => {
    const own = nameOfPerson(me.user)
    const keep = ({ body }: Row) =>
      body['isDone'] !== true && body['author'] !== own && mentions(String(body['text']), me.user)
    return office.list('notes', { keep, sort: byAge, descending: true, limit: MANY })
  }, [office, me])
  return useLive(live)?.rows ?? none
}

const byAge = (one: Row, other: Row): number => writtenAt(one) - writtenAt(other)

/** Epoch ms. */
export const writtenAt = ({ body }: Row): number => Date.parse(String(body['writtenAt']))
