import { type Signal, signal } from '../../../device/signal.ts'
import type { Attempt, Reply, Sent, TrayEffects } from './sent.ts'
import { texts } from './texts.ts'
import { add, type Bench, clear, type Job, remove, restore } from './trayBench.ts'

/** Pictures and files on their way. They wait on the device; what could not be kept there is gone with the page, which says so. */
export interface Tray {
  readonly items: Pick<Signal<readonly Sent[]>, 'get' | 'subscribe'>
  /** Takes files in, in their order. Returns their keys. */
  add(files: readonly File[], aim?: Partial<Pick<Sent, 'kind' | 'place'>>): readonly string[]
  retry(key: string): void
  /** Calls it off, or takes what arrived out of sight. */
  remove(key: string): void
  /** Stops and frees what is held; what the server does not have yet waits for the next time. */
  close(): void
}

/** How often a picture is sent without being asked for anew: where everything else arrives, sending again does not help. */
const TRIES = 6

/** Sends pictures one after the other, and those the network kept from it when the network is back, even after a crash. */
export function createTray(effects: TrayEffects): Tray {
  const { kept } = effects
  const items = signal<readonly Sent[]>([])
  const jobs = new Map<string, Job>()
  let isWorking = false
  const change = (key: string, changes: Partial<Sent>) =>
    items.set(items.get().map(item => (item.key === key ? { ...item, ...changes } : item)))
  const bench: Bench = {
    effects,
    items,
    jobs,
    change,
    work: () => void work(),
    intake: Promise.resolve(),
    isClosed: false,
  }

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    for (let next = first(); next; next = first()) await sendOne(next)
    isWorking = false
  }
  const first = () => items.get().find(({ state }) => state === 'waiting')

  async function sendOne({ key, name, kind }: Sent): Promise<void> {
    const job = jobs.get(key)
    if (!job) return
    job.tries += 1
    change(key, { state: 'sending', progress: 0, problem: null })
    try {
      const outcome = await attempt(effects, job, { name, kind }, progress => change(key, { progress }))
      if (job.stop.signal.aborted) return
      change(key, outcome)
      if (outcome.state !== 'failed' || !outcome.isWorthRetrying) end(key)
    } catch {
      if (!job.stop.signal.aborted) waitForNetwork()
    }
  }

  /** The server has it, or never will. */
  function end(key: string): void {
    void kept.drop(key).catch(() => {})
    jobs.get(key)?.release()
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

  void restore(bench)

  return {
    items,
    add: (files, aim = {}) => add(bench, files, aim),
    retry(key) {
      const job = jobs.get(key)
      if (job) job.tries = 0
      change(key, { state: 'waiting', problem: null })
      void work()
    },
    remove: key => remove(bench, key),
    close() {
      stopListening()
      clear(bench)
    },
  }
}

/** What became of it. Throws where no answer came. */
async function attempt(
  { send }: TrayEffects,
  job: Job,
  named: Pick<Sent, 'name' | 'kind'>,
  onProgress: Attempt['onProgress'],
): Promise<Partial<Sent>> {
  const problem = await job.ready
  const { id, pixels, stop } = job
  if (problem !== null || !pixels) return failed(problem ?? texts.problems.unreadable)
  const answer = await send(pixels, { id, ...named }, { onProgress, signal: stop.signal })
  if (!answer.ok) return failed(refusalIn(answer), !isFinal(answer))
  const { isKnown, image, file } = answer
  return { state: isKnown ? 'known' : 'made', image, file }
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
