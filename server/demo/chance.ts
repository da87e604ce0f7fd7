import { createHash } from 'node:crypto'

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A number from 0 to below `count` that looks like chance and is always the same for the same name. */
export const chosen = (name: string, count: number): number => Number.parseInt(digest(name).slice(0, 8), 16) % count

/** One of the choices, always the same for the same name. Throws where there is none. */
export function pick<T>(name: string, choices: readonly T[]): T {
  const choice = choices[chosen(name, choices.length)]
  if (choice === undefined) throw new Error(`Nothing to choose for ${name}.`)
  return choice
}
