import { hash } from 'node:crypto'

/** SHA-256 of a call as it was understood, its keys in order: the same call sent again is the same text. */
export const fingerprint = (call: object): string => hash('sha256', JSON.stringify(inOrder(call)), 'base64url')

/** The same value with the keys of all its objects in order. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]))
}
