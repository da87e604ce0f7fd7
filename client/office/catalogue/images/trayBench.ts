import { MAX_UPLOAD_BYTES, MAX_UPLOAD_NAME } from '../../../../schema/base/uploads.ts'
import type { WaitingFile } from '../../../data/office/waitingFiles.ts'
import type { Signal } from '../../../device/signal.ts'
import type { Sent, TrayEffects } from './sent.ts'
import { texts } from './texts.ts'

export interface Job {
  /** Its own before anything was answered: sent again after a lost answer it is the same picture. */
  readonly id: number
  readonly stop: AbortController
  /** Why it cannot be sent; null once it can. */
  readonly ready: Promise<string | null>
  /** Lets another page of the device have it. */
  release: () => void
  pixels: Blob | null
  /** How often it was sent since somebody asked for it. */
  tries: number
}

/** What lies on the tray, and what is done with it. */
export interface Bench {
  readonly effects: TrayEffects
  readonly items: Signal<readonly Sent[]>
  readonly jobs: Map<string, Job>
  readonly change: (key: string, changes: Partial<Sent>) => void
  readonly work: () => void
  /** Resolves when all that was added is unpacked. */
  intake: Promise<unknown>
  isClosed: boolean
}

/** Takes files in, in their order. Returns their keys. */
export function add(
  bench: Bench,
  files: readonly File[],
  { kind = 'picture', place = null }: Partial<Pick<Sent, 'kind' | 'place'>> = {},
) {
  const { effects, items, jobs } = bench
  const added = files.map((file): Sent => {
    const id = effects.newId()
    const key = String(id)
    const name = file.name.slice(-MAX_UPLOAD_NAME) || texts.pasted
    const sent = begun({ key, name, kind, place }, effects.urlOf(file))
    const ready = bench.intake.then(() => takeIn(bench, file, sent))
    bench.intake = ready
    const job = newJob(id, ready)
    jobs.set(key, job)
    const hold = () =>
      new Promise<void>(release => {
        job.release = release
      })
    void effects.hold(key, hold)
    return sent
  })
  items.set([...items.get(), ...added])
  bench.work()
  return added.map(({ key }) => key)
}

/** One after the other, so that a phone never holds more than one camera picture unpacked. */
async function takeIn(bench: Bench, file: File, { key, name, kind, place }: Sent): Promise<string | null> {
  const { kept, prepare } = bench.effects
  const job = bench.jobs.get(key)
  const pixels = job ? await prepare(file, kind) : null
  if (!job || !pixels) return texts.problems.unreadable
  if (pixels.size > MAX_UPLOAD_BYTES) return texts.problems[kind === 'file' ? 'fileSize' : 'size']
  job.pixels = pixels
  const isKept = await kept.keep({ key, name, kind, place }, pixels).then(
    () => true,
    () => false,
  )
  if (bench.jobs.get(key) === job) bench.change(key, { isKept })
  else if (!bench.isClosed) void kept.drop(key).catch(() => {})
  return null
}

/** What a former page of this device could not send, once no other page has it in hand. */
export async function restore(bench: Bench): Promise<void> {
  const { effects, items, jobs } = bench
  const waiting = await effects.kept.all().catch(() => [])
  for (const file of waiting.filter(({ key }) => !jobs.has(key)))
    void effects.hold(file.key, async () => {
      const pixels = bench.isClosed || jobs.has(file.key) ? null : await effects.kept.bytes(file.key)
      if (!pixels || bench.isClosed) return
      await new Promise<void>(release => {
        jobs.set(file.key, { ...newJob(Number(file.key), Promise.resolve(null)), release, pixels })
        items.set([...items.get(), { ...begun(file, effects.urlOf(pixels)), isKept: true }])
        bench.work()
      })
    })
}

/** Stops and frees everything; what is kept stays for the next page. */
export function clear(bench: Bench): void {
  bench.isClosed = true
  for (const { stop, release } of bench.jobs.values()) {
    stop.abort()
    release()
  }
  bench.jobs.clear()
  for (const { url } of bench.items.get()) bench.effects.free(url)
  bench.items.set([])
}

const newJob = (id: number, ready: Job['ready']): Job => ({
  id,
  ready,
  stop: new AbortController(),
  release: () => {},
  pixels: null,
  tries: 0,
})

const begun = (file: WaitingFile, url: string): Sent => ({
  ...file,
  url,
  state: 'waiting',
  progress: 0,
  problem: null,
  isWorthRetrying: false,
  isKept: false,
  image: null,
  file: null,
})

/** Calls it off, or takes what arrived out of sight. */
export function remove({ effects, items, jobs }: Bench, key: string): void {
  const job = jobs.get(key)
  job?.stop.abort()
  jobs.delete(key)
  const item = items.get().find(each => each.key === key)
  if (!item) return
  if (item.isKept) void effects.kept.drop(key).catch(() => {})
  job?.release()
  effects.free(item.url)
  items.set(items.get().filter(each => each !== item))
}
