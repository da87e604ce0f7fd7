import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { focusFirst } from '../../../device/page/focusFirst.ts'
import { onSearchEntered } from '../../../device/page/searchEntered.ts'

/**
 * 'Enter' in the search of the menu leads to the first hit; on a phone the keyboard makes room for it. The menu is behind the
 * field by a moment: who is faster gets there as soon as `term`, what is shown, is what they have typed.
 */
export function useFirstHit(term: string): void {
  const asked = useRef<{ readonly field: HTMLInputElement; readonly value: string }>(undefined)
  const arrive = useEffectEvent((shown: string) => {
    const { field, value } = asked.current ?? {}
    // Typed on since then.
    if (field?.value !== value) asked.current = undefined
    if (asked.current?.value !== shown) return
    asked.current = undefined
    focusFirst(HITS)
  })
  const ask = useEffectEvent((field: HTMLInputElement) => {
    asked.current = { field, value: field.value }
    arrive(term)
  })
  // As soon as it is said that the key leads there, it does.
  useLayoutEffect(() => onSearchEntered(ask), [])
  useEffect(() => arrive(term), [term])
}

/** What opens a product of the menu. */
const HITS = 'section[id^=kategorie-] h3 button'
