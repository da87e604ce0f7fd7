import { type LogEntry, logKinds } from '../schema/base/log.ts'
import { deedOf, factRows, subjectOf, whoOf } from '../schema/logText.ts'

/** Entries as a table for a file, in the words of the screen; instants by the clock of `zone`. */
export const logTable = (entries: readonly LogEntry[], zone: string): string[][] => [
  ['Nummer', 'Zeitpunkt', 'Art', 'Wer', 'Kennung', 'Gerät', 'Was', 'Betrifft', 'Verweis', 'Angaben'],
  ...entries.map(entry => [
    String(entry.id),
    new Date(entry.at).toLocaleString('de-AT', { timeZone: zone }),
    logKinds[entry.kind],
    whoOf(entry),
    entry.actor,
    entry.device,
    deedOf(entry),
    subjectOf(entry),
    entry.subject,
    factRows({ ...entry.facts, ...entry.personal })
      .map(([label, value]) => `${label}: ${value}`)
      .join(', '),
  ]),
]
