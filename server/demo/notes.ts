import type { Body } from '../../schema/base/entity.ts'

/** What the staff of the demo business write to each other. */
export const demoNotes: readonly Body[] = [
  {
    on: 'products:1',
    text: 'Der neue Teig ist um 5 g schwerer. @Johannes, bitte den Preis bis Freitag ansehen.',
    author: 'Theresa Krumbach',
    writtenAt: '2026-11-18T06:40:00+01:00',
    isDone: false,
  },
]
