import type { ImageRef } from '../../../schema/base/fields.ts'
import { filling } from './filling.ts'
import type { Part, Staged } from './stage.ts'

/** What lies ready to be shown: its pictures are decoded, the first frame of its film too. */
export interface Mounted extends Staged {
  readonly plane: Plane
}

interface Plane {
  readonly element: HTMLElement
  readonly page: HTMLElement
  readonly pictures: HTMLImageElement[]
  readonly film: HTMLVideoElement | null
  /** Resolve when everything on it can be seen. */
  readonly ready: readonly Promise<unknown>[]
  /** Ends what is heard of the film: it belongs to the next plane then. */
  readonly gone: AbortSignal
  readonly release: () => void
}

interface PlanesWorld {
  readonly after: (ms: number, work: () => void) => () => void
  /** A film of a segment is over, or cannot go on. */
  readonly onEnded: (segment: number) => void
}

/** What the TV shows, one over the other. */
interface Planes {
  readonly element: HTMLElement
  /** Makes it ready below what is shown; null where it cannot be shown. */
  readonly mount: (staged: Staged) => Promise<Mounted | null>
  /** Takes it into sight; what was there goes once it is covered. Null leaves the TV dark. */
  readonly show: (mounted: Mounted | null) => void
  /** Changes what is in sight without beginning it anew. False where it is another thing. */
  readonly refresh: (staged: Staged) => Promise<boolean>
  readonly drop: (mounted: Mounted) => void
  /** Moves everything by so many pixels. */
  readonly shift: (by: { readonly x: number; readonly y: number }) => void
  /** Percent. */
  readonly volume: (percent: number) => void
}

/** How long (ms) the coming takes, and how long something may take to be ready. */
const COMING_MS = 600
const READY_MS = 5000
const comings = {
  none: null,
  fade: [{ opacity: 0 }, { opacity: 1 }],
  slide: [{ transform: 'translateX(100%)' }, { transform: 'none' }],
} as const

/** Two films for as long as the page lives: elements that come and go are kept by browsers for hours. */
export function createPlanes({ after, onEnded }: PlanesWorld): Planes {
  const element = document.createElement('div')
  element.className = 'stage'
  const films = [createFilm(), createFilm()]
  const busy = new Set<HTMLVideoElement>()
  let shown: Mounted | null = null
  let height = 0
  let loudness = 0
  const sizes = new ResizeObserver(() => {
    for (const page of element.querySelectorAll<HTMLElement>('.stage-page')) fitPage(page, element)
  })
  sizes.observe(element)

  const freeFilm = () => films.find(each => !busy.has(each)) ?? null
  async function mount(staged: Staged): Promise<Mounted | null> {
    const film = staged.parts.some(({ kind }) => kind === 'film') ? freeFilm() : null
    if (film) busy.add(film)
    const plane = planeOf(staged, film, () => film && busy.delete(film))
    element.prepend(plane.element)
    fitPage(plane.page, element)
    const ready = Promise.all(plane.ready).then(() => true)
    if (!(await Promise.race([ready, later(READY_MS)]).catch(() => false))) {
      plane.release()
      return null
    }
    fitPage(plane.page, element)
    return { ...staged, plane }
  }

  const later = (ms: number) => new Promise<boolean>(resolve => after(ms, () => resolve(false)))

  return {
    element,
    mount,
    show(mounted) {
      const former = shown
      shown = mounted
      if (!mounted) {
        former?.plane.release()
        return
      }
      const { plane, transition, segment, ms } = mounted
      height += 1
      plane.element.style.zIndex = String(height)
      plane.element.style.opacity = '1'
      const frames = former && comings[transition]
      const coming = frames ? plane.element.animate([...frames], { duration: COMING_MS, easing: 'ease-out' }) : null
      if (plane.film) {
        // One that had to begin without sound may have been let meanwhile.
        setVolume(plane.film, loudness)
        run(plane, plane.film, () => shown === mounted && ms === null && onEnded(segment), after)
      }
      if (former) releaseCovered(former.plane, coming, after)
    },
    async refresh(staged) {
      const present = shown
      if (present?.segment !== staged.segment || !isAlike(present, staged)) return false
      await exchangePictures(present, staged)
      if (shown === present) shown = { ...staged, plane: present.plane }
      return true
    },
    drop: mounted => mounted.plane.release(),
    shift({ x, y }) {
      element.style.transform = `translate(${x}px, ${y}px)`
    },
    volume(percent) {
      loudness = percent
      for (const film of films) setVolume(film, percent)
    },
  }
}

/** How long (ms) something takes to cover for certain, on a device whose clock for pictures stands still. */
const COVERED_MS = 10_000

/** What was in sight goes once the coming is over, however late a slow device begins with it: before that it is seen through it. */
function releaseCovered({ release }: Plane, coming: Animation | null, after: PlanesWorld['after']): void {
  if (!coming) return void after(COMING_MS, release)
  const isOver = new Promise<void>(resolve => after(COVERED_MS, resolve))
  void Promise.race([coming.finished, isOver]).then(release, release)
}

/** A plane with everything on it, out of sight; `onGone` is called when it is taken away. */
function planeOf(staged: Staged, film: HTMLVideoElement | null, onGone: () => void): Plane {
  const element = document.createElement('div')
  element.className = 'stage-plane'
  const page = document.createElement('div')
  page.className = 'stage-page'
  element.append(page)
  if (staged.page) {
    page.dataset['width'] = String(staged.page.width)
    page.dataset['height'] = String(staged.page.height)
  }
  const addresses: string[] = []
  const use = new AbortController()
  const ready: Promise<unknown>[] = []
  const pictures: HTMLImageElement[] = []
  for (const [index, part] of staged.parts.entries()) {
    const address = URL.createObjectURL(part.bytes)
    addresses.push(address)
    if (part.kind === 'picture') {
      const picture = pictureAt(address, part, index === 0 ? staged.title : '')
      pictures.push(picture)
      page.append(picture)
      ready.push(picture.decode())
    } else if (film) {
      page.append(film)
      placeFilm(film, part, staged)
      ready.push(firstFrame(film, address, use.signal))
    } else ready.push(Promise.reject(new Error('Both films are in sight.')))
  }
  const release = () => {
    element.remove()
    use.abort()
    if (film) empty(film)
    onGone()
    for (const address of addresses) URL.revokeObjectURL(address)
  }
  return { element, page, pictures, film, ready, gone: use.signal, release }
}

/** Puts the pictures of `next` in the place of those that show something else. */
async function exchangePictures({ parts, plane }: Mounted, next: Staged): Promise<void> {
  let at = 0
  for (const [index, part] of next.parts.entries()) {
    if (part.kind !== 'picture') continue
    const before = plane.pictures[at]
    if (before && part.mark !== parts[index]?.mark) plane.pictures[at] = await exchanged(before, part, plane.page)
    at += 1
  }
}

/** The same parts in the same order, the same films among them: pictures alone may differ. */
const isAlike = (one: Staged, other: Staged): boolean =>
  one.parts.length === other.parts.length &&
  one.parts.every(({ kind, mark }, index) => {
    const part = other.parts[index]
    return part?.kind === kind && (kind === 'picture' || part.mark === mark)
  })

/** What was chosen of the pictures that fill the TV. */
const chosen = new WeakMap<HTMLImageElement, ImageRef>()

function pictureAt(address: string, { fit, image }: Part, title: string): HTMLImageElement {
  const picture = new Image()
  if (image) chosen.set(picture, image)
  picture.className = `stage-part stage-${fit}`
  picture.alt = title
  picture.src = address
  return picture
}

/** A picture in the place of another one, which goes when it is ready. */
async function exchanged(before: HTMLImageElement, part: Part, page: HTMLElement): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(part.bytes)
  const picture = pictureAt(address, part, before.alt)
  try {
    await picture.decode()
    fitPicture(picture, { width: page.clientWidth, height: page.clientHeight })
    before.replaceWith(picture)
    return picture
  } catch {
    return before
  } finally {
    // What is decoded needs its address no more.
    URL.revokeObjectURL(address)
  }
}

function createFilm(): HTMLVideoElement {
  const film = document.createElement('video')
  film.playsInline = true
  film.muted = true
  film.preload = 'auto'
  film.disablePictureInPicture = true
  return film
}

/** Browsers begin nothing with sound by themselves unless they were told to. */
function setVolume(film: HTMLVideoElement, percent: number): void {
  film.volume = percent / 100
  film.muted = percent === 0
}

function placeFilm(film: HTMLVideoElement, { fit, box, isLooped }: Part, { page, title }: Staged): void {
  film.className = `stage-part stage-${fit}`
  film.title = title
  film.loop = isLooped
  const share = (value: number, of: number) => `${(value / of) * 100}%`
  film.style.left = box && page ? share(box.x, page.width) : '0'
  film.style.top = box && page ? share(box.y, page.height) : '0'
  film.style.width = box && page ? share(box.width, page.width) : '100%'
  film.style.height = box && page ? share(box.height, page.height) : '100%'
}

/** Resolves when the first frame lies ready. */
function firstFrame(film: HTMLVideoElement, address: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    film.addEventListener('loadeddata', () => resolve(), { signal })
    film.addEventListener('error', () => reject(new Error('The film cannot be decoded.')), { signal })
    film.src = address
    film.load()
  })
}

/** How long (ms) after its end a film that says nothing is taken for over. */
const SILENT_MS = 5000

function run({ gone: signal }: Plane, film: HTMLVideoElement, over: () => void, after: PlanesWorld['after']): void {
  film.addEventListener('ended', over, { signal })
  film.addEventListener('error', over, { signal })
  if (!film.loop && Number.isFinite(film.duration)) after(film.duration * 1000 + SILENT_MS, over)
  film.play().catch(() => {
    // With sound it may not begin by itself here.
    film.muted = true
    film.play().catch(over)
  })
}

function empty(film: HTMLVideoElement): void {
  film.pause()
  film.removeAttribute('src')
  film.load()
}

/** The page as large as it is whole to be seen: what lies on it has its place by shares. */
function fitPage(page: HTMLElement, { clientWidth, clientHeight }: HTMLElement): void {
  const [width, height] = [Number(page.dataset['width'] ?? clientWidth), Number(page.dataset['height'] ?? clientHeight)]
  const scale = Math.min(clientWidth / width, clientHeight / height) || 0
  const size = { width: width * scale, height: height * scale }
  page.style.width = `${size.width}px`
  page.style.height = `${size.height}px`
  for (const picture of page.querySelectorAll('img')) fitPicture(picture, size)
}

/** Shows of a picture that fills the TV what was chosen of it, once its own size is known. */
function fitPicture(picture: HTMLImageElement, box: { readonly width: number; readonly height: number }): void {
  const image = chosen.get(picture)
  if (!image || !picture.naturalHeight || !box.height) return
  const place = filling(image, picture.naturalWidth / picture.naturalHeight, box)
  for (const [name, length] of Object.entries(place)) picture.style.setProperty(name, `${length}px`)
}
