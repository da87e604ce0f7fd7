/** What of an element is asked; an `Element` fits. */
interface Pressable<E> {
  closest(selectors: string): E | null
  contains(other: E): boolean
}

export interface Press<E> {
  /** Ms of one clock, and CSS pixels of the window. */
  readonly at: number
  readonly x: number
  readonly y: number
  readonly target: E
  /** The how-manieth of presses in a row it is, as the system counts those of a mouse; null for a finger, whose nobody counts. */
  readonly inARow: number | null
}

/** As far apart (ms) as two taps that nobody has thought about between. */
const TOGETHER_MS = 400
/** As far apart (CSS pixels) as a finger lands twice. */
const NEAR_PX = 24
/** What changes as one: a button that becomes a stepper stands for the same product as before. */
const UNITS = 'li, tr, article, form, dialog, [role=dialog]'

/**
 * Whoever presses twice means what was there at the first press. Once that has made room for something else – the next screen,
 * a dialog, the next order of a list – the second press is meant for nothing that is there now.
 */
export function createPressJudge<E extends Pressable<E>>() {
  let former: (Press<E> & { readonly unit: E }) | null = null
  return {
    /** Whether a press is the second half of the former one and would hit something else. */
    isStray({ at, x, y, target, inARow }: Press<E>): boolean {
      if (!former || (inARow === null ? at - former.at > TOGETHER_MS : inARow < 2)) return false
      if (Math.hypot(x - former.x, y - former.y) > NEAR_PX) return false
      return target !== former.target && !former.unit.contains(target)
    },
    /** A press was made. It is told before anything is done about it: its unit may be gone afterwards. */
    made(press: Press<E>): void {
      const { target } = press
      former = { ...press, unit: target.closest(UNITS) ?? target.closest('a, button, label') ?? target }
    },
  }
}

/** Keeps stray second presses from whatever would hear them. */
export function ignoreStrayPresses(): void {
  const judge = createPressJudge<Element>()
  window.addEventListener(
    'click',
    event => {
      const { timeStamp: at, clientX: x, clientY: y, target, detail, pointerType } = event
      // Keyboards and programs click without a press.
      if (detail === 0 || !(target instanceof Element)) return
      const press = { at, x, y, target, inARow: pointerType === 'touch' ? null : detail }
      if (!judge.isStray(press)) return judge.made(press)
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
