import { Download, MapPin } from 'lucide-react'
import { uploadAddress } from '../../../../schema/base/uploads.ts'
import { overAt, whenOf } from '../../../../schema/website/appointmentTime.ts'
import type { BlockOf } from '../../../../schema/website/blocks.ts'
import { texts } from '../texts.ts'
import { useWebsite } from '../website.ts'
import { dayOf, monthOf } from './appointmentTime.ts'
import { quietLink, Section } from './Section.tsx'

type Entry = BlockOf<'appointments'>['value']['entries'][number]

/** Dates in their order, with what can be downloaded for them; what is past is folded away. */
export function Appointments({ value: { title, entries } }: { readonly value: BlockOf<'appointments'>['value'] }) {
  const { now, zone } = useWebsite()
  const ordered = entries.toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from))
  const coming = ordered.filter(entry => overAt(entry, zone) > now)
  const past = ordered.filter(entry => overAt(entry, zone) <= now).toReversed()
  return (
    <Section
      title={title}
      action={
        <a href="/termine.ics" type="text/calendar" className={quietLink}>
          {texts.calendar}
        </a>
      }
    >
      {coming.length === 0 && <p className="text-ink-soft">{texts.noDates}</p>}
      <Entries entries={coming} />
      {past.length > 0 && (
        <details className="mt-6">
          <summary className="min-h-11 cursor-pointer content-center font-strong text-ink-soft">{texts.past}</summary>
          <Entries entries={past} />
        </details>
      )}
    </Section>
  )
}

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  const { zone } = useWebsite()
  return (
    <ul className="max-w-[52rem] divide-y divide-line">
      {entries.map(entry => (
        <li key={entry.key} className="flex gap-5 py-5">
          <p
            aria-hidden
            className="flex w-14 shrink-0 flex-col items-center self-start rounded-card bg-sunken py-2 leading-tight"
          >
            <span className="text-head font-strong tabular-nums">{dayOf(entry.from, zone)}</span>
            <span className="text-caption text-ink-soft">{monthOf(entry.from, zone)}</span>
          </p>
          <div className="min-w-0 flex-1">
            <h3 className="text-lead font-strong">{entry.title}</h3>
            <p className="text-ink-soft tabular-nums">
              <time dateTime={entry.from}>{whenOf(entry, zone)}</time>
            </p>
            {entry.place && (
              <p className="mt-0.5 flex items-center gap-1.5 text-ink-soft">
                <MapPin aria-hidden size={15} className="shrink-0" />
                {entry.place}
              </p>
            )}
            {entry.description && <p className="mt-2 max-w-[60ch] whitespace-pre-line">{entry.description}</p>}
            <Files files={entry.files} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Files({ files }: { readonly files: Entry['files'] }) {
  if (files.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5">
      {files.map(file => (
        <li key={file.id}>
          <a
            href={uploadAddress(file)}
            download={file.name}
            className="flex min-h-11 items-center gap-2 font-strong text-accent-ink underline-offset-4 hover:underline"
          >
            <Download aria-hidden size={16} className="shrink-0" />
            {file.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
