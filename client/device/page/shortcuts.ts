import { useEffect, useEffectEvent } from 'react'

interface Shortcut {
  /** As `KeyboardEvent.key` names it, lower case: 'k', 's', '/'. */
  readonly key: string
  /** Together with Ctrl, or Cmd on a Mac. Without it the key is ignored while somebody types. */
  readonly ctrl?: boolean
  /** Means something else while somebody types, even with Ctrl. */
  readonly isTextual?: boolean
  readonly run: () => void
}

/** Calls `run` when its keys are pressed anywhere on the page; the browser's own meaning of them is off then. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return
    const found = shortcuts.find(shortcut => fits(shortcut, event))
    if (!found) return
    event.preventDefault()
    found.run()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function fits({ key, ctrl = false, isTextual = !ctrl }: Shortcut, event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== key || (event.ctrlKey || event.metaKey) !== ctrl) return false
  if (ctrl && event.shiftKey) return false
  return !isTextual || (!isTyping(event.target) && !isInDialog(event.target))
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, [role=dialog], [role=alertdialog]') !== null
}
