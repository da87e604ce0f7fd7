import type { Order } from './align.ts'

/** What a key asks of the stage. Ways are in steps of the page, or in cells of its grid. */
export type KeyDeed =
  | { readonly deed: 'move' | 'resize'; readonly x: number; readonly y: number; readonly by: 'grain' | 'cell' }
  | { readonly deed: 'order'; readonly order: Order }
  | { readonly deed: Plain }
type Plain = 'edit' | 'leave' | 'remove' | 'duplicate' | 'copy' | 'paste' | 'all' | 'undo' | 'redo' | 'keys'

interface Pressed {
  /** As `KeyboardEvent.key` names it. */
  readonly key: string
  /** Ctrl, or Cmd on a Mac. */
  readonly ctrl: boolean
  readonly shift: boolean
  readonly alt: boolean
}

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const plain: Readonly<Record<string, Plain>> = {
  Enter: 'edit',
  F2: 'edit',
  Escape: 'leave',
  Delete: 'remove',
  Backspace: 'remove',
  '?': 'keys',
}

const withCtrl: Readonly<Record<string, Plain>> = { d: 'duplicate', c: 'copy', v: 'paste', a: 'all', y: 'redo' }

/** A German keyboard has its brackets behind AltGr: Ö and Ä lie where others have them. */
const orderKeys: Readonly<Record<string, readonly [one: Order, whole: Order]>> = {
  '[': ['backward', 'back'],
  ö: ['backward', 'back'],
  ']': ['forward', 'front'],
  ä: ['forward', 'front'],
}

/** What a key does on the stage; null where it is none of its keys. */
export function deedOf({ key, ctrl, shift, alt }: Pressed): KeyDeed | null {
  const way = ways[key]
  if (way) {
    const far = shift ? 10 : 1
    return {
      deed: alt ? 'resize' : 'move',
      x: way[0] * (ctrl ? 1 : far),
      y: way[1] * (ctrl ? 1 : far),
      by: ctrl ? 'cell' : 'grain',
    }
  }
  const letter = key.toLowerCase()
  if (!ctrl) {
    const deed = plain[key]
    return deed && !alt ? { deed } : null
  }
  if (letter === 'z') return { deed: shift ? 'redo' : 'undo' }
  const order = orderKeys[letter]
  if (order) return { deed: 'order', order: order[shift ? 1 : 0] }
  const deed = withCtrl[letter]
  return deed && !shift ? { deed } : null
}
