import type { KeyboardEvent } from 'react'

interface RowKeys {
  readonly onStep: (id: number, by: -1 | 1) => void
  readonly onRemove: (id: number) => void
}

/** `Alt ↑↓` moves the entry that has the focus, `Entf` takes it away: before the list walks on with these keys. */
export function rowKeys({ onStep, onRemove }: RowKeys) {
  return (event: KeyboardEvent) => {
    const { target } = event
    const row = target instanceof Element ? target.closest('[role=row][data-key]') : null
    const id = Number(row?.getAttribute('data-key'))
    const by = event.altKey ? steps[event.key] : undefined
    if (!row || !Number.isSafeInteger(id) || (by === undefined && event.key !== 'Delete')) return
    event.preventDefault()
    event.stopPropagation()
    if (by === undefined) onRemove(id)
    else onStep(id, by)
  }
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }
