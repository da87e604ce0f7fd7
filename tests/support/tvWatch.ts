import type { Page } from 'playwright'

/** How often (ms) the TV looks at itself. */
const EVERY_MS = 100

/** A second and a half of green with a white bar that moves, as the browser's own encoder makes it; as a data-URL. */
export const greenFilm = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 360
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/mp4;codecs=avc1.42E01E' })
    const pieces: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
    const isOver = new Promise(resolve => recorder.addEventListener('stop', resolve))
    let frame = 0
    const draw = () => {
      if (!pen) return
      pen.fillStyle = '#00c040'
      pen.fillRect(0, 0, 640, 360)
      pen.fillStyle = '#ffffff'
      pen.fillRect((frame++ * 16) % 640, 300, 16, 40)
      if (frame === 38) recorder.stop()
    }
    draw()
    recorder.start()
    const timer = setInterval(draw, 40)
    await isOver
    clearInterval(timer)
    const reader = new FileReader()
    const isRead = new Promise(resolve => reader.addEventListener('load', resolve))
    reader.readAsDataURL(new Blob(pieces, { type: 'video/mp4' }))
    await isRead
    return String(reader.result)
  })

/** What was in sight at one look. */
interface Look {
  readonly kind: 'img' | 'video' | 'nothing'
  /** Whether everything that can be seen there has something on it. */
  readonly isFilled: boolean
  /** What is in front is called; '' for nothing. */
  readonly title: string
  readonly isGreen: boolean
  /** Percent, of a film. */
  readonly volume: number | null
}

/** Looks at the middle of the TV ten times a second; what has no frame decoded draws nothing, and that is told. */
export async function watched(page: Page) {
  const watch = await page.evaluateHandle(every => {
    const pen = Object.assign(document.createElement('canvas'), { width: 8, height: 8 }).getContext('2d', {
      willReadFrequently: true,
    })
    const coloursOf = (element: CanvasImageSource): Uint8ClampedArray => {
      pen?.clearRect(0, 0, 8, 8)
      pen?.drawImage(element, 0, 0, 8, 8)
      return pen?.getImageData(0, 0, 8, 4).data ?? new Uint8ClampedArray()
    }
    const isFilled = (element: CanvasImageSource) =>
      coloursOf(element).some((value, at) => (at % 4 === 3 ? false : value > 24))
    const look = (): Look => {
      const parts = document.elementsFromPoint(innerWidth / 2, innerHeight / 2).flatMap(element => {
        const plane = element.closest('.stage-plane')
        const isPart = element instanceof HTMLImageElement || element instanceof HTMLVideoElement
        return isPart && plane ? [{ element, covers: getComputedStyle(plane).opacity === '1' }] : []
      })
      // What is coming lies over what goes, which is seen through it until it covers.
      const end = parts.findIndex(({ covers }) => covers)
      const inSight = parts.slice(0, end + 1).map(({ element }) => element)
      const [top] = inSight
      const [red = 0, green = 0] = top ? coloursOf(top) : []
      const kind = top instanceof HTMLVideoElement ? 'video' : top ? 'img' : 'nothing'
      const volume = top instanceof HTMLVideoElement ? Math.round(top.volume * 100) : null
      const title = top instanceof HTMLVideoElement ? top.title : (top?.alt ?? '')
      return {
        kind,
        title,
        isFilled: inSight.length > 0 && inSight.every(isFilled),
        isGreen: green > 120 && red < 80,
        volume,
      }
    }
    const looks: Look[] = []
    const timer = setInterval(() => looks.push(look()), every)
    return { looks, stop: () => clearInterval(timer), isFilled }
  }, EVERY_MS)
  return {
    looks: () => watch.evaluate(({ looks }) => looks),
    /** Those since the last time; the page forgets them. */
    taken: () => watch.evaluate(({ looks }) => looks.splice(0)),
    stop: () => watch.evaluate(({ stop }) => stop()),
    /** What a film says before its first frame is there. */
    isFilledEarly: () => watch.evaluate(({ isFilled }) => isFilled(document.createElement('video'))),
  }
}
