import type { Body } from '../../schema/base/entity.ts'

/** What the data check of the demo business is not to tell any more. */
export const demoIgnoredHints: readonly Body[] = [
  {
    on: 'printers:1',
    kind: 'printerOff',
    detail: 'isEnabled',
    reason: 'In der Vorführung hängt kein Drucker.',
    author: 'Theresa Krumbach',
  },
]
