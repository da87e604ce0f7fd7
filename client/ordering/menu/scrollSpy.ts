import { afterFrame } from '../../device/page/afterFrame.ts'

/** Pixels that header and chips cover. */
const COVERED = 130

/**
 * Tells which of the sections (by element id, in their order) is being read: the last whose beginning has passed under the
 * header. Returns how to end it.
 */
export function watchSections(ids: readonly string[], onRead: (id: string) => void): () => void {
  const near = new Set<string>()
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target.id)
        else near.delete(target.id)
      }
      const first = ids.find(id => near.has(id))
      // On the way there nothing is read: whoever tapped has heard already where it leads to.
      if (first && !jump) onRead(first)
    },
    { rootMargin: `-${COVERED}px 0px -55% 0px` },
  )
  for (const id of ids) {
    const section = document.getElementById(id)
    if (section) observer.observe(section)
  }
  return () => observer.disconnect()
}

/**
 * Brings a chip into the middle of its strip, once it is drawn as the current one: where it lies is asked for nothing then. Not
 * by scrollIntoView: that would move the page too. Returns how to call it off.
 */
export const centre = (strip: HTMLElement, chip: HTMLElement): (() => void) =>
  afterFrame(() =>
    strip.scrollTo({ left: chip.offsetLeft - strip.clientWidth / 2 + chip.clientWidth / 2, behavior: 'smooth' }),
  )

/**
 * Brings a section below the header and puts the focus on its heading, as a link to it would. What is near is scrolled
 * to; a long way is a jump, because everything between would have to be drawn. `onRead` hears of it before the page moves.
 * Each step has a frame of its own, which a slow phone needs: the tap is answered; where everything lies is asked, which
 * costs nothing once that is drawn, and the section is laid out without its rows; the page moves; the rows come.
 */
export function showSection(id: string, onRead: (id: string) => void): void {
  const section = document.getElementById(id)
  if (!section) return
  aim = section
  onRead(id)
  afterFrame(() => {
    if (aim !== section) return
    if (Math.abs(section.getBoundingClientRect().top) < 2 * window.innerHeight) {
      section.scrollIntoView({ behavior: 'smooth' })
      return focusHeading(section)
    }
    jump = section
    const drawMore = drawInTurns(section)
    // The browser lays out what has the focus, wherever it is.
    focusHeading(section)
    requestAnimationFrame(() => requestAnimationFrame(() => settle(section, FRAMES, drawMore)))
  })
}

/** Where the last tap leads to: who taps on before the page has moved wants only that. */
let aim: HTMLElement | null = null
/** Where the page jumps to, from before it moves to the last correction. */
let jump: HTMLElement | null = null
/** Frames in which the aim is corrected, once all that came near is laid out. */
const FRAMES = 4
/** Rows that a slow phone lays out within one frame, in which the page is brought to its aim as well. */
const TURN = 3
/** Rows that a browser lays out around what a phone shows: more than one screen before it and after it. */
const AROUND = { before: 12, after: 18 } as const
/** Pixels from which on a screen shows more of them at once, and is no phone's. */
const WIDE = 640

const focusHeading = (section: HTMLElement): void =>
  document.getElementById(`${section.id}-name`)?.focus({ preventScroll: true })

/**
 * The browser lays out at once whatever comes near, three screens of it, and a slow phone takes three frames' time for that. So
 * all rows wait for their turn, those that are seen first for the shortest time. Returns how to draw some more: false once
 * nothing waits.
 */
function drawInTurns(section: HTMLElement): () => boolean {
  if (window.innerWidth >= WIDE) return () => false
  const rows = [...document.querySelectorAll<HTMLElement>('section:not([hidden]) > ul > li:not([hidden])')]
  const first = rows.findIndex(row => section.contains(row))
  const before = rows.slice(Math.max(0, first - AROUND.before), first)
  const waiting = [...rows.slice(first, first + AROUND.after), ...before.toReversed()]
  for (const row of waiting) row.style.contentVisibility = 'hidden'
  return () => {
    for (const row of waiting.splice(0, TURN)) row.style.contentVisibility = ''
    return waiting.length > 0
  }
}

/**
 * What comes near is laid out only then and may be higher than was reckoned: the page is brought to its aim in each frame that
 * draws rows, and in some more.
 */
function settle(section: HTMLElement, frames: number, drawMore: () => boolean): void {
  if (frames === 0 || aim !== section) {
    while (drawMore());
    if (jump === section) jump = null
    return
  }
  const isDrawn = !drawMore()
  const before = section.getBoundingClientRect().top
  section.scrollIntoView({ behavior: 'instant' })
  const hasMoved = section.getBoundingClientRect().top !== before
  const left = !isDrawn ? frames : frames > 2 || hasMoved ? frames - 1 : 0
  requestAnimationFrame(() => settle(section, left, drawMore))
}
