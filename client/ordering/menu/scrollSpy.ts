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
      if (first) onRead(first)
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
      bring(section, 'instant')
      afterFrame(() => settle(section, FRAMES))
    })
  })
}

/** Where the last tap leads to: who taps on before the page has moved wants only that. */
let aim: HTMLElement | null = null
/** Frames in which the aim is corrected. */
const FRAMES = 4

function bring(section: HTMLElement, behavior: ScrollBehavior): void {
  section.scrollIntoView({ behavior })
  document.getElementById(`${section.id}-name`)?.focus({ preventScroll: true })
}

/** What comes near is laid out only then and may be higher than was reckoned: for some frames the aim is corrected. */
function settle(section: HTMLElement, frames: number): void {
  if (frames === 0 || aim !== section) return
  requestAnimationFrame(() => {
    const before = section.getBoundingClientRect().top
    section.scrollIntoView({ behavior: 'instant' })
    if (frames > 2 || section.getBoundingClientRect().top !== before) settle(section, frames - 1)
  })
}
