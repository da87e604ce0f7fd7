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
      if (first && !isJumping) onRead(first)
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
 * to; a long way is a jump, because everything between would have to be drawn. `onRead` hears of it before the page moves:
 * the tap is answered in a frame of its own, and where everything lies is asked when that is drawn and costs nothing.
 */
export function showSection(id: string, onRead: (id: string) => void): void {
  const section = document.getElementById(id)
  if (!section) return
  aim = section
  onRead(id)
  afterFrame(() => {
    if (aim !== section) return
    if (Math.abs(section.getBoundingClientRect().top) < 2 * window.innerHeight) return bring(section, 'smooth')
    // Where it lies was asked; the page moves in a frame of its own, and what that has laid out is asked in the next.
    afterFrame(() => {
      if (aim !== section) return
      isJumping = true
      const drawMore = drawInTurns(section)
      bring(section, 'instant')
      afterFrame(() => settle(section, FRAMES, drawMore))
    })
  })
}

/** Where the last tap leads to: who taps on before the page has moved wants only that. */
let aim: HTMLElement | null = null
/** Between a jump and its last correction. */
let isJumping = false
/** Frames in which the aim is corrected, once all that came near is laid out. */
const FRAMES = 4
/** Rows that fill the screen of a phone, and that a slow one lays out in a frame. */
const ROWS = 6
/** Rows that follow them in each of the next frames, in which the page is brought to its aim as well. */
const TURN = 4
/** Pixels from which on a screen shows more of them at once, and is no phone's. */
const WIDE = 640

function bring(section: HTMLElement, behavior: ScrollBehavior): void {
  section.scrollIntoView({ behavior })
  document.getElementById(`${section.id}-name`)?.focus({ preventScroll: true })
}

/**
 * The browser lays out at once whatever comes near, three screens of it, and a slow phone takes two frames' time for that. So
 * beyond the rows one sees first all wait, the nearest for the shortest time. Returns how to draw some more: false once
 * nothing waits.
 */
function drawInTurns(section: HTMLElement): () => boolean {
  if (window.innerWidth >= WIDE) return () => false
  const rowsOf = (other: Element | null | undefined) => [...(other?.querySelectorAll<HTMLElement>('li') ?? [])]
  const next = section.nextElementSibling
  const before = section.previousElementSibling
  const waiting = [
    ...rowsOf(section).slice(ROWS),
    ...rowsOf(next),
    ...rowsOf(next?.nextElementSibling),
    ...rowsOf(before).toReversed(),
    ...rowsOf(before?.previousElementSibling).toReversed(),
  ]
  for (const row of waiting) row.style.contentVisibility = 'hidden'
  return () => {
    for (const row of waiting.splice(0, TURN)) row.style.contentVisibility = ''
    return waiting.length > 0
  }
}

/**
 * What comes near is laid out only then and may be higher than was reckoned: until some frames after all of it is drawn the aim
 * is corrected.
 */
function settle(section: HTMLElement, frames: number, drawMore: () => boolean): void {
  const isDrawn = !drawMore()
  if (frames === 0 || aim !== section) {
    while (drawMore());
    isJumping = false
    return
  }
  requestAnimationFrame(() => {
    const before = section.getBoundingClientRect().top
    section.scrollIntoView({ behavior: 'instant' })
    const hasMoved = section.getBoundingClientRect().top !== before
    if (!isDrawn) settle(section, frames, drawMore)
    else settle(section, frames > 2 || hasMoved ? frames - 1 : 0, drawMore)
  })
}
