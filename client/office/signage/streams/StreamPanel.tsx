import { lazy, Suspense, useId } from 'react'
import { weekdayLabels } from '../../../../schema/base/fields.ts'
import { keysOf } from '../../../../schema/base/keys.ts'
import { type Segment, segments } from '../../../../schema/signage/segment.ts'
import { type StreamRule, streams } from '../../../../schema/signage/stream.ts'
import { useBodies } from '../../catalogue/menus/useBodies.ts'
import type { FormExtra } from '../../form/formParts.ts'
import { card } from '../../shell/styles.ts'
import { typedRow } from '../../shell/typedRow.ts'
import { span } from './span.ts'
import { texts } from './texts.ts'
import { weekOf } from './week.ts'

/** Letters and pictures come with the first thing that is drawn. */
const ShownSegment = lazy(async () => ({ default: (await import('../ShownSegment.tsx')).ShownSegment }))

/** A stream as it is stored: its film sequences one after another, each as long as it lasts, and when it plays. */
export const StreamPanel: FormExtra = ({ row }) => {
  const stream = typedRow(streams, row)
  if (!stream) return null
  return (
    <>
      <Track ids={stream.segments} />
      <Week rules={stream.schedule} />
    </>
  )
}

/** A film in its own length is drawn as if it took so many seconds. */
const FILM = 30

function Track({ ids }: { readonly ids: readonly number[] }) {
  const heading = useId()
  const known = useBodies(segments.type)
  const shown = ids.flatMap((id): Segment[] => {
    const row = known?.get(id)
    const segment = row && typedRow(segments, row)
    return segment ? [segment] : []
  })
  const playing = shown.filter(({ isEnabled }) => isEnabled)
  const seconds = playing.reduce((sum, segment) => sum + segment.seconds, 0)
  return (
    <section className={`${card} p-4 tablet:p-5`} aria-labelledby={heading}>
      <h2 id={heading} className="text-lead">
        {texts.track}
      </h2>
      <p className="mt-1 text-ink-soft">
        {shown.length === 0 ? texts.empty : texts.whole(span(seconds))}
        {playing.some(segment => segment.seconds === 0) && ` ${texts.films}`}
      </p>
      <ol className="mt-4 flex gap-1.5 overflow-x-auto pb-2">
        {shown.map((segment, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same film sequence may come several times
            key={`${segment.id} ${index}`}
            className={`flex min-w-36 flex-col overflow-hidden rounded-control border border-line bg-surface ${segment.isEnabled ? '' : 'opacity-55'}`}
            style={{ flexGrow: segment.seconds || FILM, flexBasis: 0 }}
          >
            <span className="grid h-24 place-items-center overflow-hidden bg-sunken">
              <span className="w-full max-w-48">
                <Suspense>
                  <ShownSegment id={segment.id} label="" />
                </Suspense>
              </span>
            </span>
            <a
              href={`#/${segments.type}/${segment.id}`}
              className="truncate px-2.5 pt-1.5 font-medium underline-offset-2 hover:underline"
            >
              {segment.name}
            </a>
            <span className="px-2.5 pb-2 text-caption text-ink-soft figures">
              {segment.seconds === 0 ? texts.wholeFilm : span(segment.seconds)}
              {!segment.isEnabled && ` · ${texts.paused}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Over what holds only sometimes. */
const HATCHED = 'repeating-linear-gradient(135deg, transparent 0 6px, rgb(255 255 255 / 0.28) 6px 12px)'

const hours = [0, 6, 12, 18, 24]
const DAY = 24 * 60

function Week({ rules }: { readonly rules: readonly StreamRule[] }) {
  const heading = useId()
  const week = weekOf(rules)
  const isLimited = week.some(day => day.some(stretch => stretch.isLimited))
  return (
    <section className={`${card} p-4 tablet:p-5`} aria-labelledby={heading}>
      <h2 id={heading} className="text-lead">
        {texts.week}
      </h2>
      {rules.length === 0 && <p className="mt-1 text-ink-soft">{texts.always}</p>}
      <ol className="mt-4 flex flex-col gap-1">
        {week.map((day, index) => (
          <li key={keysOf(weekdayLabels)[index]} className="flex items-center gap-3">
            <span className="w-6 text-caption font-medium">{texts.days[index]}</span>
            <span className="relative block h-7 flex-1 overflow-hidden rounded-[5px] bg-sunken">
              <span className="sr-only">
                {day.length === 0
                  ? texts.never
                  : day.map(({ from, to, priority }) => texts.stretch(clock(from), clock(to), priority)).join('; ')}
              </span>
              {day.map(({ from, to, priority, isLimited: limited }) => (
                <span
                  key={`${from} ${to} ${priority}`}
                  aria-hidden
                  title={texts.stretch(clock(from), clock(to), priority)}
                  className="absolute inset-y-0 bg-accent-ink"
                  style={{
                    left: `${(from / DAY) * 100}%`,
                    width: `${((to - from) / DAY) * 100}%`,
                    ...(limited && { backgroundImage: HATCHED }),
                    opacity: priority < 0 ? 0.35 : 0.55 + (priority / 100) * 0.45,
                  }}
                />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-1 flex justify-between pl-9 text-caption text-ink-soft figures">
        {hours.map(hour => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      {isLimited && <p className="mt-2 text-caption text-ink-soft">{texts.limited}</p>}
    </section>
  )
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
