import { useEffect, useEffectEvent, useRef } from 'react'

interface Shortcut {
  /** As `KeyboardEvent.key` names it, lower case: 'k', 's', '/'. */
  readonly key: string
  /** Together with Ctrl, or Cmd on a Mac. Without it the key is ignored while somebody types. */
  readonly ctrl?: boolean
  /** Together with Shift; with Ctrl it is another key without it. */
  readonly shift?: boolean
  /** Only right after `g`: two keys, one after the other, that lead somewhere. */
  readonly isGoing?: boolean
  /** Means something else while somebody types, even with Ctrl. */
  readonly isTextual?: boolean
  /** A key that is held down does it once all the same. */
  readonly isOnce?: boolean
  readonly run: () => void
}

/** Begins to go somewhere; the second key has to come within this many ms. */
const GO = 'g'
const GOING_MS = 1500

/** Calls `run` when its keys are pressed anywhere on the page; the browser's own meaning of them is off then. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const goingSince = useRef(Number.NEGATIVE_INFINITY)
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isGoing = event.timeStamp - goingSince.current < GOING_MS
    const isGo = event.key === GO && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
    goingSince.current = isGo && !isGoing ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (event.defaultPrevented || event.altKey || event.isComposing) return
    // Whoever has begun to go somewhere means no deed of the page by the second key.
    const found = shortcuts.find(shortcut => (shortcut.isGoing ?? false) === isGoing && fits(shortcut, event))
    if (!found) return
    event.preventDefault()
    if (!event.repeat || !found.isOnce) found.run()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function fits({ key, ctrl = false, shift = false, isTextual = !ctrl }: Shortcut, event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== key || (event.ctrlKey || event.metaKey) !== ctrl) return false
  if (ctrl && event.shiftKey !== shift) return false
  return !isTextual || (!isTyping(event.target) && !isInDialog(event.target))
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, [role=dialog], [role=alertdialog]') !== null
}
