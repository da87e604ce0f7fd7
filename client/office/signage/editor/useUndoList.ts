import { useEffect, useRef, useState } from 'react'
import { useOffice } from '../../shell/scope.tsx'
import { nothingDone, type UndoList, undoListIn } from './undoList.ts'

/** What can be taken back of a layout; the device keeps it, so that it is there again after a reload. */
export function useUndoList(layout: string): readonly [UndoList, (next: UndoList) => void] {
  const { office } = useOffice()
  const name = `undo:${layout}`
  const [list, setList] = useState(nothingDone)
  const isTouched = useRef(false)
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const kept = undoListIn(await office.drafts.read(name).catch(() => null))
      // Who began before it was read goes on with what was done since.
      if (!isOver && !isTouched.current) setList(kept)
    }
    void read()
    return () => {
      isOver = true
    }
  }, [office, name])
  const keep = (next: UndoList) => {
    isTouched.current = true
    setList(next)
    // Where the device has no room, what is typed says so.
    void office.drafts.keep(name, { ...next }).catch(() => {})
  }
  return [list, keep]
}
