import type { Problem } from '../../../../schema/base/problems.ts'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_NAME } from '../../../../schema/base/uploads.ts'
import type { Image } from '../../../../schema/catalogue/image.ts'
import { type Signal, signal } from '../../../device/signal.ts'
import { texts } from './texts.ts'

/** A picture on its way into the library. */
export interface Sent {
  readonly key: string
  /** Of its file. */
  readonly name: string
  /** Object URL of its file, as long as it is in the tray. */
  readonly url: string
  /**
   * `waiting` for its turn or for the network, `known`: the library has these bytes already, `failed` with a reason. Only
   * what is `made` or `known` is in the library.
   */
  readonly state: 'waiting' | 'offline' | 'sending' | 'made' | 'known' | 'failed'
  /** From 0 to 1, while it is sent. */
  readonly progress: number
  /** A German sentence on why it failed. */
  readonly problem: string | null
  /** Whether the same file may arrive another time. */
  readonly isWorthRetrying: boolean
  readonly image: Image | null
}

/** Pictures on their way. What is in it is gone with the page: it says so as long as something waits. */
export interface Tray {
  readonly items: Pick<Signal<readonly Sent[]>, 'get' | 'subscribe'>
  /** Takes files in, in their order. Returns their keys. */
  add(files: readonly File[]): readonly string[]
  retry(key: string): void
  /** Calls it off, or takes what arrived out of sight. */
  remove(key: string): void
  /** Calls off everything and frees what is held. */
  close(): void
}

interface Attempt {
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

type Reply =
  | { readonly ok: true; readonly data: Image }
  | { readonly ok: false; readonly status: number; readonly errors: readonly Problem[] }

/** What the tray needs of the world. */
export interface TrayEffects {
  /** Small enough to be sent; null where the device cannot read it. */
  readonly prepare: (file: File) => Promise<Blob | null>
  /** Throws where no answer came. */
  readonly send: (pixels: Blob, picture: { id: number; name: string }, attempt: Attempt) => Promise<Reply>
  readonly newId: () => number
  readonly urlOf: (file: File) => string
  readonly free: (url: string) => void
  /** Calls the listener when it is worth trying again. Returns how to stop. */
  readonly onNetwork: (listener: () => void) => () => void
}

interface Job {
  readonly file: File
  /** Its own before anything was answered: sent again after a lost answer it is the same picture. */
  readonly id: number
  readonly stop: AbortController
  /** How often it was sent since somebody asked for it. */
  tries: number
}

/** How often a picture is sent without being asked for anew: where everything else arrives, sending again does not help. */
const TRIES = 6

/** Sends pictures one after the other, and those the network kept from it when the network is back. */
export function createTray(effects: TrayEffects): Tray {
  const items = signal<readonly Sent[]>([])
  const jobs = new Map<string, Job>()
  let isWorking = false
  const change = (key: string, changes: Partial<Sent>) =>
    items.set(items.get().map(item => (item.key === key ? { ...item, ...changes } : item)))

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    for (let next = first(); next; next = first()) await sendOne(next)
    isWorking = false
  }
  const first = () => items.get().find(({ state }) => state === 'waiting')?.key

  async function sendOne(key: string): Promise<void> {
    const job = jobs.get(key)
    if (!job) return
    job.tries += 1
    change(key, { state: 'sending', progress: 0, problem: null })
    try {
      const outcome = await attempt(effects, job, progress => change(key, { progress }))
      if (!job.stop.signal.aborted) change(key, outcome)
    } catch {
      if (!job.stop.signal.aborted) waitForNetwork()
    }
  }

  /** What one of them found out is true for all. */
  function waitForNetwork(): void {
    const isHeld = ({ state }: Sent) => state === 'sending' || state === 'waiting'
    items.set(items.get().map(item => (isHeld(item) ? { ...item, state: 'offline' } : item)))
  }

  const isDue = ({ key, state }: Sent) => state === 'offline' && (jobs.get(key)?.tries ?? 0) < TRIES
  const stopListening = effects.onNetwork(() => {
    items.set(items.get().map(item => (isDue(item) ? { ...item, state: 'waiting' } : item)))
    void work()
  })

  function remove(key: string): void {
    jobs.get(key)?.stop.abort()
    jobs.delete(key)
    const item = items.get().find(each => each.key === key)
    if (item) effects.free(item.url)
    items.set(items.get().filter(each => each !== item))
  }

  return {
    items,
    add(files) {
      const added = files.map((file): Sent => {
        const id = effects.newId()
        jobs.set(String(id), { file, id, stop: new AbortController(), tries: 0 })
        const held = { key: String(id), name: file.name || texts.pasted, url: effects.urlOf(file) }
        return { ...held, state: 'waiting', progress: 0, problem: null, isWorthRetrying: false, image: null }
      })
      items.set([...items.get(), ...added])
      void work()
      return added.map(({ key }) => key)
    },
    retry(key) {
      const job = jobs.get(key)
      if (job) job.tries = 0
      change(key, { state: 'waiting', problem: null })
      void work()
    },
    remove,
    close() {
      stopListening()
      for (const { key } of items.get()) remove(key)
    },
  }
}

/** What became of it. Throws where no answer came. */
async function attempt(
  { prepare, send }: TrayEffects,
  { file, id, stop }: Job,
  onProgress: Attempt['onProgress'],
): Promise<Partial<Sent>> {
  const pixels = await prepare(file)
  if (!pixels) return failed(texts.problems.unreadable)
  if (pixels.size > MAX_UPLOAD_BYTES) return failed(texts.problems.size)
  const name = file.name.slice(-MAX_UPLOAD_NAME) || texts.pasted
  const answer = await send(pixels, { id, name }, { onProgress, signal: stop.signal })
  if (!answer.ok) return failed(refusalIn(answer), !isFinal(answer))
  return { state: answer.data.id === id ? 'made' : 'known', image: answer.data }
}

const failed = (problem: string, isWorthRetrying = false): Partial<Sent> => ({
  state: 'failed',
  problem,
  isWorthRetrying,
})

/** The server's own sentence first. */
const refusalIn = ({ status, errors }: Extract<Reply, { ok: false }>): string =>
  errors[0]?.message ?? (status === 413 ? texts.problems.size : texts.problems.busy)

/** The picture itself is not taken: the same bytes are refused again. */
const isFinal = ({ status }: Extract<Reply, { ok: false }>): boolean => status === 413 || status === 422

/** Whether it would be lost with the page. */
export const isOnItsWay = ({ state }: Sent): boolean => state !== 'made' && state !== 'known' && state !== 'failed'
