import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium as browsers, type Page } from 'playwright'
import sharp from 'sharp'
import { localTime } from '../../schema/base/zonedTime.ts'
import { scenes } from '../../schema/signage/scene.ts'
import { screens } from '../../schema/signage/screen.ts'
import { segments } from '../../schema/signage/segment.ts'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { allHoursBusiness } from '../support/allHours.ts'
import { seededDataDir } from '../support/dataDir.ts'
import { type ServerProcess, serverProcess } from '../support/serverProcess.ts'
import { liveLayers } from '../support/signage.ts'
import { greenFilm, watched } from '../support/tvWatch.ts'
import { asked, body } from './asking.ts'
import { probeOf } from './pageProbe.ts'
import type { Line } from './report.ts'
import { signIn } from './servers.ts'

/** How much slower than this machine a stick behind a TV is. */
const SLOWER = 4
/** Milliseconds: how long a TV may take to catch up, how often its memory is looked at, and what it is given to settle. */
const [BACK_MS, LOOK_MS, SETTLE_MS] = [5000, 10_000, 120_000]
const MEGABYTES_AN_HOUR = 1
/** In less than that what is collected now and then says more than what grows. */
const LEAST_MINUTES = 5
const [DAY, EVENING] = [1, 2]

/**
 * One TV for so many minutes at a CPU four times slower: a scene that lives, a picture and a film, looked at ten times a second.
 * Then the network and the server go; it plays on, also what is due by the clock; and then they come back. Nothing without Chromium.
 */
export async function tvLines(minutes: number): Promise<Line[]> {
  const executablePath = await ensureChromium()
  if (!executablePath) return []
  const dataDir = await seededDataDir([...allHoursBusiness({ products: 40 }), ...signage()])
  const server = await serverProcess({ args: ['server/main.ts'], dataDir, env: { RATE_LIMITS: 'off' } })
  const browser = await browsers.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    await server.start()
    const api = apiOf(server, await signIn(server.origin))
    const tv = await letIn(browser, server, api)
    const slope = await calm(tv, minutes)
    const away = await awayAndBack(tv, server, api)
    return told(minutes, { ...tv.seen(), slope, ...away })
  } finally {
    await browser.close()
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Found {
  readonly looks: number
  readonly empty: number
  readonly slope: number
  readonly isOnTime: boolean
  readonly backMs: number
  readonly shown: string
  readonly reported: string
}

function told(minutes: number, { looks, empty, slope, isOnTime, backMs, shown, reported }: Found): Line[] {
  const line = (name: string, ours: string, goal: string, met: boolean | null): Line => ({
    name: `A TV for ${minutes} min, CPU ${SLOWER}× slower: ${name}`,
    ours,
    beside: '',
    goal,
    met,
  })
  return [
    line('looks at nothing', `${empty} of ${looks}`, '0', empty === 0),
    line(
      'memory',
      `${slope.toFixed(2)} MB an hour`,
      `< ${MEGABYTES_AN_HOUR}`,
      minutes < LEAST_MINUTES ? null : slope < MEGABYTES_AN_HOUR,
    ),
    line('what is due while the server is away', isOnTime ? 'plays' : 'does not play', 'plays', isOnTime),
    line('until it has a change once all is back', `${backMs.toFixed(0)} ms`, `≤ ${BACK_MS}`, backMs <= BACK_MS),
    line('shown and told', `${shown} · ${reported}`, 'the same', shown === reported),
  ]
}

/** What plays all day, and what plays from a minute on that is told later; both with a scene that says prices. */
function signage() {
  const layers = [
    { ...liveLayers.board, columns: 2, width: 1280, height: 640, size: 30, smallest: 10 },
    { ...liveLayers.clock, key: 'uhr', y: 640, width: 1280, height: 80, size: 40 },
  ]
  const scene = { ...scenes.blank, width: 1280, height: 720, path: 'tafel', name: 'Tafel', layers }
  const shown = (name: string, seconds: number) => ({
    ...segments.blank,
    name,
    seconds,
    content: { type: 'scene', scene: 1 },
  })
  const stream = (name: string, id: number) => ({ name, segments: [id], schedule: [] })
  const tv = { ...screens.blank, identifier: 'tv', name: 'TV', branch: 1, streams: [DAY] }
  return [
    { type: 'scenes', id: 1, body: scene },
    { type: segments.type, id: DAY, body: shown('Tafel', 8) },
    { type: segments.type, id: EVENING, body: shown('Abend', 600) },
    { type: 'digital-signage-streams', id: DAY, body: stream('Tag', DAY) },
    { type: 'digital-signage-streams', id: EVENING, body: stream('Abend', EVENING) },
    { type: screens.type, id: 1, body: tv },
  ]
}

/** The interface as the administrator has it. */
function apiOf({ origin }: ServerProcess, cookie: string) {
  const make = async (type: string, data: object): Promise<{ readonly id: number }> =>
    (await asked(`${origin}/api/${type}`, body('POST', data, { cookie }))).data
  const get = async (path: string) => (await asked(`${origin}/api/${path}`, { headers: { cookie } })).data
  return {
    make,
    get,
    async change(path: string, data: object): Promise<void> {
      const { rev } = await get(path)
      await asked(`${origin}/api/${path}`, body('PUT', { rev, ...data }, { cookie }))
    },
  }
}
type Api = ReturnType<typeof apiOf>

/** Lets a TV in, gives it a picture and a film besides, and watches it from then on. */
async function letIn(browser: Browser, { origin }: ServerProcess, api: Api) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await page.goto(`${origin}/signage`)
  const code = (await page.locator('.pairing-code', { hasText: /\S{3}\s\S{3}/ }).innerText()).replaceAll(/\s/g, '')
  await api.make('devices/pair', { code, device: 1, kind: 'screen' })
  await page.waitForURL(/\/signage$/)
  const pixels = await sharp({
    create: {
      width: 1920,
      height: 1080,
      channels: 3,
      background: '#a0522d',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .webp()
    .toBuffer()
  const data = `data:image/webp;base64,${pixels.toString('base64')}`
  const { id: image } = await api.make('images', { name: 'Bild', data })
  const { version, extension } = await api.get(`images/${image}`)
  const { id: file } = await api.make('uploads/library', { name: 'film.mp4', data: await greenFilm(page) })
  const segment = (name: string, content: object, seconds: number) =>
    api.make(segments.type, { name, content, seconds, isEnabled: true })
  const picture = await segment('Bild', { type: 'picture', image: { id: image, version, extension } }, 6)
  const film = await segment('Film', { type: 'film', file }, 0)
  await api.change(`digital-signage-streams/${DAY}`, { segments: [DAY, picture.id, film.id] })
  await page.waitForSelector('video[title="Film"]', { timeout: 120_000 })
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const plays: Played[] = await api.get(PLAYS)
  return follow(page, new Map(plays.map(({ name, times }) => [name, times])))
}

/** Takes what was looked at out of the page, again and again: what it keeps would be its memory. */
async function follow(page: Page, before: ReadonlyMap<string, number>) {
  const watch = await watched(page)
  let [looks, empty] = [0, 0]
  const titles: string[] = []
  const take = async () => {
    for (const { isFilled, title } of await watch.taken()) {
      looks += 1
      if (!isFilled) empty += 1
      if (title !== '' && title !== titles.at(-1)) titles.push(title)
    }
  }
  return {
    page,
    /** How often it had told of each before. */
    before,
    take,
    /** What was on it, one after another; the last one still is. */
    titles: (): readonly string[] => titles,
    seen: () => ({ looks, empty }),
  }
}
type Tv = Awaited<ReturnType<typeof follow>>

/** Megabytes an hour by which its memory grows, by a line through what it holds after garbage was collected. */
async function calm({ page, take }: Tv, minutes: number): Promise<number> {
  const probe = await probeOf(page)
  const held: { readonly hours: number; readonly megabytes: number }[] = []
  const began = performance.now()
  const end = began + minutes * 60_000
  const settled = began + Math.min(SETTLE_MS, (end - began) / 4)
  while (performance.now() < end) {
    await pause(LOOK_MS)
    await take()
    const now = performance.now()
    if (now > settled) held.push({ hours: (now - began) / 3_600_000, megabytes: await probe.megabytes() })
  }
  return slopeOf(held)
}

function slopeOf(held: readonly { readonly hours: number; readonly megabytes: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(held.map(({ hours }) => hours)), mean(held.map(({ megabytes }) => megabytes))]
  const rise = held.reduce((sum, { hours, megabytes }) => sum + (hours - x) * (megabytes - y), 0)
  return rise / held.reduce((sum, { hours }) => sum + (hours - x) ** 2, 0)
}

const ZONE = 'Europe/Vienna'
const PRICE = 777

/** The network and the server go and come back, and a price with them. */
async function awayAndBack(tv: Tv, server: ServerProcess, api: Api) {
  const { page, take, titles } = tv
  // The minute after the next one: until then the TV has been told.
  const due = (Math.floor(Date.now() / 60_000) + 2) * 60_000
  const times = { from: clockOf(due), to: clockOf(due + 3 * 3_600_000) }
  const always = { priority: 90, weekdays: [], weeks: 'all', validFrom: null, validTo: null, onlyWhileOpen: false }
  await api.change(`digital-signage-streams/${EVENING}`, { schedule: [{ ...always, ...times }] })
  await api.change('digital-signage-devices/1', { streams: [DAY, EVENING] })
  await pause(BACK_MS)
  await page.context().setOffline(true)
  await server.kill()
  while (Date.now() < due + LOOK_MS) {
    await pause(1000)
    await take()
  }
  const isOnTime = titles().at(-1) === 'Abend'
  await server.start()
  await api.change('products/1', { price: PRICE })
  const isDrawn = drawnWith(page, '7,77')
  const began = performance.now()
  await page.context().setOffline(false)
  await isDrawn
  const backMs = performance.now() - began
  await take()
  return { isOnTime, backMs, ...(await counted(tv, api)) }
}

const clockOf = (at: number): string => {
  const { minutes } = localTime(at, ZONE)
  return [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
}

/** Resolves when the TV draws something that says this. */
const drawnWith = (page: Page, words: string): Promise<void> =>
  page.evaluate(
    wanted =>
      new Promise<void>(resolve => {
        const make = URL.createObjectURL.bind(URL)
        URL.createObjectURL = source => {
          if (source instanceof Blob) void source.text().then(text => text.includes(wanted) && resolve())
          return make(source)
        }
      }),
    words,
  )

/** How often what was shown, by what was seen and by what the TV told; it tells each minute. */
async function counted({ titles, before }: Tv, { get }: Api) {
  const shown = new Map<string, number>()
  for (const title of titles().slice(0, -1)) shown.set(title, (shown.get(title) ?? 0) + 1)
  const seen = listed(shown)
  let reported = ''
  for (const end = performance.now() + 70_000; performance.now() < end && reported !== seen; await pause(1000)) {
    const plays: Played[] = await get(PLAYS)
    reported = listed(new Map(plays.map(({ name, times }) => [name, times - (before.get(name) ?? 0)])))
  }
  return { shown: seen, reported }
}

const PLAYS = 'digital-signage-devices/1/plays'
interface Played {
  readonly name: string
  readonly times: number
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .filter(([, times]) => times > 0)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, times]) => `${name} ${times}`)
    .join(', ')
