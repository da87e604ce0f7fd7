import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expect } from './expect.ts'
import type { Staff } from './staff.ts'

/** Where the TV looks at itself, ms. */
const EVERY_MS = 100

/** Makes something by the interface and tells its id. */
export async function made({ request }: Staff, type: string, data: object): Promise<number> {
  const answer = await request.post(`/api/${type}`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).data.id
}

/** Asks the first TV to show something now, and again until it has all the files of it: before that it says that it cannot. */
export const showNow = (staff: Staff, segment: number): Promise<void> => commanded(staff, 'show', segment)

/** Asks the first TV to do something, and again where it failed, until it is done. */
export async function commanded({ request }: Staff, name: string, value?: number): Promise<void> {
  let uid = ''
  const state = async () => {
    const { data: screens } = await (await request.get('/api/screens/status')).json()
    const { command } = screens.find(({ id }: { id: number }) => id === 1)
    if (command?.uid === uid && command.state !== 'failed') return command.state
    uid = crypto.randomUUID()
    await request.post('/api/digital-signage-devices/1/command', { data: { uid, name, value } })
    return 'sent'
  }
  await expect.poll(state).toBe('done')
}

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
      return { kind, isFilled: inSight.length > 0 && inSight.every(isFilled), isGreen: green > 120 && red < 80, volume }
    }
    const looks: Look[] = []
    const timer = setInterval(() => looks.push(look()), every)
    return { looks, stop: () => clearInterval(timer), isFilled }
  }, EVERY_MS)
  return {
    looks: () => watch.evaluate(({ looks }) => looks),
    stop: () => watch.evaluate(({ stop }) => stop()),
    /** What a film says before its first frame is there. */
    isFilledEarly: () => watch.evaluate(({ isFilled }) => isFilled(document.createElement('video'))),
  }
}

/** What the player draws from now on, as SVG: from a page of ours nothing else could read it. */
export async function drawn(page: Page): Promise<() => Promise<readonly string[]>> {
  const kept = await page.evaluateHandle(() => {
    const drawings: Blob[] = []
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = source => {
      if (source instanceof Blob && source.type === 'image/svg+xml') drawings.push(source)
      return make(source)
    }
    return drawings
  })
  return () => kept.evaluate(drawings => Promise.all(drawings.map(drawing => drawing.text())))
}

/** A channel of a pixel may be off by so much of 255: two renderers grey an edge differently, and round a scaled picture differently. */
const NEAR = 48

/** Which share of the pixels of two pictures of one size differ. */
export async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [here, there] = await Promise.all(
    [one, other].map(picture => sharp(picture).flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!here || !there) throw new Error('There are two pictures.')
  expect([here.info.width, here.info.height]).toEqual([there.info.width, there.info.height])
  let count = 0
  for (let at = 0; at < here.data.length; at += 3)
    if ([0, 1, 2].some(channel => Math.abs((here.data[at + channel] ?? 0) - (there.data[at + channel] ?? 0)) > NEAR))
      count += 1
  return count / (here.data.length / 3)
}
