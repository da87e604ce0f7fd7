import { dateFormat } from '../base/dateFormat.ts'
import type { DrawnAround } from '../base/entity.ts'
import { overAt, whenOf } from './appointmentTime.ts'
import type { Block } from './blocks.ts'

interface Shown {
  readonly path: string
  readonly name: string
  readonly publishAt?: string | null | undefined
  readonly content: {
    readonly title?: string | null | undefined
    readonly description?: string | null | undefined
    readonly body: readonly Block[]
  }
}

/** What layouts may say of a page: what guests are told there, its next date with it; never what is only a draft. */
export function siteValues(
  { path, name, publishAt, content: { title, description, body } }: Shown,
  { now, timeZone }: DrawnAround,
): Readonly<Record<string, string>> {
  const dates = body.flatMap(block => (block.type === 'appointments' && !block.isHidden ? block.value.entries : []))
  const [next] = dates
    .filter(entry => overAt(entry, timeZone) > now)
    .toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from))
  return {
    Überschrift: title || name,
    Beschreibung: description ?? '',
    Termin: next?.title ?? '',
    Wann: next ? whenOf(next, timeZone) : '',
    Wo: next?.place ?? '',
    Datum: publishAt ? day(publishAt, timeZone) : '',
    Pfad: path,
  }
}

const day = (instant: string, zone: string): string =>
  dateFormat('drawnDay', zone, { day: 'numeric', month: 'long', year: 'numeric' }).format(Date.parse(instant))
