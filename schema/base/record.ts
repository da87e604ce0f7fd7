import { isObject } from './sameValue.ts'

/** The field of a value from outside; undefined where it has none. */
export const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

/** What a text of JSON says; undefined where it is none. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
