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
}

/** As far apart (ms) as the two presses of a double press can be: what systems take for one by default. */
const TOGETHER_MS = 500
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
    /** Whether a press that begins now is the second half of the former one and would hit something else. */
    isStray({ at, x, y, target }: Press<E>): boolean {
      if (!former || at - former.at > TOGETHER_MS) return false
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
  let isIgnoring = false
  const pressOf = ({ timeStamp: at, clientX: x, clientY: y, target }: MouseEvent): Press<Element> | null =>
    target instanceof Element ? { at, x, y, target } : null
  window.addEventListener(
    'pointerdown',
    event => {
      const press = pressOf(event)
      isIgnoring = press !== null && judge.isStray(press)
    },
    true,
  )
  window.addEventListener(
    'click',
    event => {
      // Keyboards and programs click without a press.
      if (event.detail === 0) return
      const press = pressOf(event)
      if (isIgnoring) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else if (press) judge.made(press)
    },
    true,
  )
}
