import type { KeyboardEvent } from 'react'

/**
 * 'Weiter' on a phone's keyboard does what it says: the next field that is typed into has the focus, and nothing is sent. After
 * the last one the keyboard goes.
 */
export function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const fields = [...event.currentTarget.elements].filter(saysNext)
  const place = fields.findIndex(field => field === event.target)
  const field = fields[place]
  if (event.key !== 'Enter' || !field) return
  event.preventDefault()
  const next = fields[place + 1]
  if (next) next.focus()
  else field.blur()
}

const saysNext = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.enterKeyHint === 'next'
