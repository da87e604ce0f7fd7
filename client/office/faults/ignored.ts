import type { Row } from '../../data/office/office.ts'
import type { Fault, FaultKind } from './faults.ts'

type Found = ReadonlyMap<FaultKind, readonly Fault[]>

/** A hint that somebody does not want to be told of, with the document that says why. */
export interface IgnoredFault {
  readonly kind: FaultKind
  readonly fault: Fault
  readonly hint: Row
}

/** What a hint is kept under when it is ignored: of its kind there may be several about a document. */
export const hintOf = (kind: FaultKind, { type, id, detail, field }: Fault) => ({
  on: `${type}:${id}`,
  kind,
  detail: detail ?? field,
})

/** What was found, without what is ignored, and what of it is; hints that nothing is found for any more are neither. */
export function sifted(found: Found, hints: readonly Row[]): { open: Found; ignored: readonly IgnoredFault[] } {
  const known = new Map(hints.map(hint => [keyOf(hint.body), hint]))
  const ignored: IgnoredFault[] = []
  const open = new Map<FaultKind, readonly Fault[]>()
  for (const [kind, faults] of found) {
    const left = faults.filter(fault => {
      const hint = known.get(keyOf(hintOf(kind, fault)))
      if (hint) ignored.push({ kind, fault, hint })
      return !hint
    })
    if (left.length > 0) open.set(kind, left)
  }
  return { open, ignored }
}

const keyOf = ({ on, kind, detail }: Readonly<Record<string, unknown>>): string =>
  [on, kind, detail].map(String).join(' ')
