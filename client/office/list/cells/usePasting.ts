import { type ClipboardEvent, useState } from 'react'
import type { ListQuery, Row } from '../../../data/office/rows.ts'
import { useOffice } from '../../shell/scope.tsx'
import { placeOf } from '../useArrows.ts'
import { blockOf } from './editing.ts'

interface Pasted {
  readonly first: string
  readonly rows: readonly Row[]
  readonly block: readonly (readonly string[])[]
}

/** A block pasted into the cells of a list; into a field that is being edited it goes as anywhere else. */
export function usePasting(type: string, query: Omit<ListQuery, 'limit'>) {
  const { office } = useOffice()
  const [pasted, setPasted] = useState<Pasted | null>(null)
  return {
    pasted,
    close: () => setPasted(null),
    onPaste(event: ClipboardEvent) {
      const place = placeOf(event.target)
      if (!place || (event.target instanceof Element && event.target.closest('input, select'))) return
      const block = blockOf(event.clipboardData.getData('text/plain'))
      const page = office.list(type, { ...query, offset: place.index, limit: block.length }).get()
      event.preventDefault()
      setPasted({ first: place.column, rows: page?.rows ?? [], block })
    },
  }
}
