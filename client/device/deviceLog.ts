import { now } from './clock.ts'
import { visitorFacts } from './visitor.ts'

/** Lines kept, and characters of each. */
const LINES = 400
const LINE = 300

const kept: string[] = []

/** Everything written down, newest last, after what the device is. */
export const deviceLog = (): string =>
  [...Object.entries(visitorFacts()).map(([name, value]) => `${name}: ${String(value)}`), '', ...kept].join('\n')

/** Writes down faults, and when the network comes and goes. Returns how to stop. */
export function keepLog(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  noteLine('page opened')
  window.addEventListener(
    'error',
    ({ message, filename, lineno }) => noteLine(`error ${message} ${filename}:${lineno}`),
    {
      signal,
    },
  )
  window.addEventListener('unhandledrejection', ({ reason }) => noteLine(`rejected ${String(reason)}`), { signal })
  for (const kind of ['online', 'offline'] as const) window.addEventListener(kind, () => noteLine(kind), { signal })
  document.addEventListener('visibilitychange', () => noteLine(document.visibilityState), { signal })
  return () => listening.abort()
}

/** Writes down what happened at this device, for whoever looks for a fault from afar. */
function noteLine(text: string): void {
  kept.push(`${new Date(now()).toISOString()} ${text}`.slice(0, LINE))
  if (kept.length > LINES) kept.shift()
}
