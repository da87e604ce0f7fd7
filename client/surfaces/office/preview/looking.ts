import type { SyntheticEvent } from 'react'
import type { ProductActions } from '../../../ordering/menu/ProductRow.tsx'

/** A cart in which nothing is and into which nothing goes. */
export const noCart = { cart: { items: [] }, appointment: null, send() {} }

/** It is looked at: nothing goes into a cart. */
export const looking: Omit<ProductActions, 'sells'> = {
  open() {},
  add() {},
  step() {},
  subscribe: () => () => {},
  inCart: () => undefined,
  controls: () => null,
  isPopular: () => undefined,
}

/** Nothing leaves the device for a preview: files are neither chosen nor dropped. */
export function withoutFiles(event: SyntheticEvent): void {
  const { target } = event
  const field = 'closest' in target && typeof target.closest === 'function' ? target.closest('label, input') : null
  const isFile =
    event.type === 'drop' || field?.querySelector?.('input[type=file]') || field?.matches?.('input[type=file]')
  if (!isFile) return
  event.preventDefault()
  event.stopPropagation()
}
