const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof levels)[number]

export interface Log {
  debug(message: string, facts?: Readonly<Record<string, unknown>>): void
  info(message: string, facts?: Readonly<Record<string, unknown>>): void
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void
  error(message: string, facts?: Readonly<Record<string, unknown>>): void
}

/** JSON lines. Facts are what the caller chose to say; what others say in their errors may name a person, who is masked here. */
export function createLog(level: LogLevel, write: (line: string) => void, now: () => number): Log {
  const least = levels.indexOf(level)
  const at =
    (name: LogLevel) =>
    (message: string, facts: Readonly<Record<string, unknown>> = {}): void => {
      if (levels.indexOf(name) < least) return
      const line = JSON.stringify({ at: new Date(now()).toISOString(), level: name, message, ...facts })
      write(`${name === 'warn' || name === 'error' ? maskPersons(line) : line}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** Mail servers say in their answers to whom they would not deliver. */
const maskPersons = (line: string): string =>
  line.replace(/[\w.+'-]{1,64}@(?=[\w-]{1,63}\.)/g, '…@').replace(/\+\d[\d /-]{6,18}\d/g, '+…')

/** The path without what opens something: the hash of a public order or a file, keys of boards, terminals and calendars. */
export const maskPath = (path: string): string =>
  path
    .replace(/(\/(?:orders\/public|status)\/[^/]+\/)[^/]+/, '$1…')
    .replace(/(\/orders\/(?:frontdesk|backoffice)\/[^/]+\/)[^/]+/, '$1…')
    .replace(/(\/print\/(?:star|epson)\/[^/]+\/)[^/]+/, '$1…')
    .replace(/(\/payments\/[^/]+\/webhook\/)[^/]+/, '$1…')
    .replace(/^(\/calendar\/)[^/]+/, '$1…')
    .replace(/^(\/upload\/)[^/]+/, '$1…')
    .replace(/(\/time-tracking\/)[^/]+/, '$1…')
