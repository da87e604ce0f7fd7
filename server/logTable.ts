import { type LogEntry, logKinds } from '../../../schema/base/log.ts'

/** Entries as a table for a file; instants by the clock of `zone`. */
export const logTable = (entries: readonly LogEntry[], zone: string): string[][] => [
  ['Nummer', 'Zeitpunkt', 'Art', 'Wer', 'Kennung', 'Gerät', 'Betrifft', 'Bezeichnung', 'Angaben'],
  ...entries.map(({ id, at, kind, actor, actorName, device, subject, title, facts, personal }) => [
    String(id),
    new Date(at).toLocaleString('de-AT', { timeZone: zone }),
    logKinds[kind],
    actorName ?? '',
    actor,
    device,
    subject,
    title ?? '',
    Object.entries({ ...facts, ...personal })
      .map(([name, value]) => `${name}: ${value ?? ''}`)
      .join(', '),
  ]),
]
