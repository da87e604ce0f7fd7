import {
  CalendarClock,
  CalendarX,
  CircleCheck,
  Clock,
  Cog,
  MonitorOff,
  Printer,
  PrinterX,
  ReceiptText,
  StickyNote,
} from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { JobSummary } from '../../../schema/base/jobs.ts'
import { plannedChanges } from '../../../schema/business/plannedChange.ts'
import type { PrinterStatus } from '../../../schema/counter/printing.ts'
import { absences } from '../../../schema/time/absence.ts'
import type { Row } from '../../data/office/office.ts'
import { now as clockNow, useNow } from '../../device/clock.ts'
import { agoText, sinceText, spanText } from '../../ui/dates/ago.ts'
import { formatTime } from '../../ui/format.ts'
import { texts as areaTexts } from '../areas/texts.ts'
import { printerStateOf } from '../counter/printing/printerState.ts'
import { texts as noteTexts } from '../notes/texts.ts'
import { useNotesToMe } from '../notes/useNotes.ts'
import { missedText } from '../orders/missedText.ts'
import { texts as planTexts } from '../planned/texts.ts'
import { overtakenIn, type PlanOn, usePlansOn } from '../planned/usePlans.ts'
import { AsOf } from '../server/AsOf.tsx'
import { Loading } from '../server/Loading.tsx'
import type { ServerQuery } from '../server/useServerQuery.ts'
import { pathOf } from '../shell/groups.ts'
import { useOffice, useTitles, useZone } from '../shell/scope.tsx'
import { useToDecide } from '../time/absences/useToDecide.ts'
import type { ToDecide } from '../time/team/decide/decisions.ts'
import { useDecisions } from '../time/team/decide/useDecisions.ts'
import { useWarnings } from '../time/team/year/useWarnings.ts'
import { AttentionItem } from './AttentionItem.tsx'
import { texts } from './texts.ts'
import {
  type TroubledDevice,
  troubledPrinters,
  useJobSummary,
  usePrinters,
  useTroubledDevices,
  useWaitingOrders,
} from './useAttention.ts'
import { useOfferItems } from './useOfferItems.tsx'
import { warningItems } from './warningItems.tsx'

/**
 * What waits for a person: edits that need a decision (given as items), orders, papers, printers, messages, screens.
 * Where nothing does, what was asked and when; what could not be asked is said in any case.
 */
export function Attention({ children }: { readonly children: readonly ReactNode[] }) {
  useNow(10_000)
  const now = clockNow()
  const zone = useZone()
  const printers = usePrinters()
  const jobs = useJobSummary()
  const { query, devices } = useTroubledDevices(now)
  const orders = useWaitingOrders()
  const times = useDecisions()
  const warnings = useWarnings()
  const items = [
    ...children,
    ...noteItems(useNotesToMe(), useOffice().entities),
    ...planItems(usePlansOn()),
    ...orderItems(orders, now),
    ...useAbsenceItems(),
    ...useOfferItems(),
    ...timeItems(times.decisions),
    ...warningItems(warnings.due),
    ...printItems(printers.value ?? [], now, zone),
    ...failedJobItems(jobs.value, now),
    ...devices.map(device => deviceItem(device, now, zone)),
  ]
  const queries: readonly Named[] = [
    ...orders.queries.map(each => [texts.asked.orders, each] as const),
    [texts.asked.printers, printers],
    [texts.asked.messages, jobs],
    [texts.asked.devices, query],
    [texts.asked.times, times.query],
    [texts.asked.times, warnings.query],
  ]
  const { asked, unasked, at } = askedOf(queries)
  const isAsking = unasked.length === 0 && queries.some(([, each]) => each.isAsking)
  // Whoever has nothing to ask the server for is told of what lies on the device.
  const checkedAt = at ?? (isAsking || unasked.length > 0 ? null : now)
  return (
    <section aria-labelledby="entscheiden">
      <h2 id="entscheiden" className="mb-2 text-lead">
        {texts.heading}
      </h2>
      {items.length > 0 && <ul className="flex flex-col gap-2">{items}</ul>}
      {items.length === 0 && checkedAt !== null && (
        <p className="flex items-center gap-2 text-ink-soft">
          <CircleCheck size={17} aria-hidden className="shrink-0 text-success" />
          {texts.well(
            formatTime(checkedAt, zone),
            [...asked, texts.asked.edits, texts.asked.notes, texts.asked.plans].join(', '),
          )}
        </p>
      )}
      {items.length === 0 && checkedAt === null && isAsking && <Loading className="h-6" />}
      {unasked.length > 0 && <p className="mt-2 text-caption text-ink-soft">{texts.unasked(unasked.join(', '))}</p>}
      {unasked.length > 0 && <AsOf queries={queries.map(([, each]) => each)} />}
    </section>
  )
}

/** So many are named in a line that stands for several. */
const NAMED = 3

type Named = readonly [name: string, query: ServerQuery<unknown>]

/** What was asked and since when that holds (epoch ms), and what could not be asked; what nobody asks for is neither. */
function askedOf(queries: readonly Named[]) {
  const unasked = new Set(queries.filter(([, { problem }]) => problem !== null).map(([name]) => name))
  const known = queries.filter(([name, { asOf }]) => asOf !== null && !unasked.has(name))
  return {
    asked: new Set(known.map(([name]) => name)),
    unasked: [...unasked],
    at: known.length === 0 ? null : Math.min(...known.map(([, { asOf }]) => asOf ?? 0)),
  }
}

function orderItems({ fresh, troubled }: Pick<ReturnType<typeof useWaitingOrders>, 'fresh' | 'troubled'>, now: number) {
  const oldest = Math.min(now, ...fresh.map(({ createdAt }) => Date.parse(createdAt)))
  const reasons = [...new Set(troubled.map(({ missed }) => missedText[missed]))]
  return [
    ...(fresh.length === 0
      ? []
      : [
          <AttentionItem
            key="fresh"
            to="/orders"
            icon={<ReceiptText size={18} aria-hidden />}
            title={texts.fresh(fresh.length)}
            text={texts.freshHint(spanText(now - oldest))}
          />,
        ]),
    ...(troubled.length === 0
      ? []
      : [
          <AttentionItem
            key="troubled"
            to="/orders"
            search={{ view: 'missed' }}
            icon={<ReceiptText size={18} aria-hidden />}
            title={texts.troubled(troubled.length)}
            text={`${reasons.join(', ')}.`}
          />,
        ]),
  ]
}

/** What waits for a decision about absences, in one line however many they are. */
function useAbsenceItems(): ReactNode[] {
  const waiting = useToDecide()
  const titles = useTitles(
    useMemo(() => waiting.map(({ body }) => ['users', Number(body['user'])] as const), [waiting]),
  )
  if (waiting.length === 0) return []
  const named = waiting.map(({ body }) =>
    `${titles.get(`users:${Number(body['user'])}`) ?? ''} ${absences.title(body)}`.trim(),
  )
  const more = named.length - NAMED
  return [
    <AttentionItem
      key="absences"
      to="/absences"
      icon={<CalendarX size={18} aria-hidden />}
      title={areaTexts.waiting.absences(waiting.length)}
      text={`${named.slice(0, NAMED).join(', ')}${more > 0 ? texts.andMore(more) : ''}.`}
    />,
  ]
}

function noteItems(notes: readonly Row[], entities: readonly Entity[]): ReactNode[] {
  return notes.flatMap(({ id, body }) => {
    const [type, number] = String(body['on']).split(':')
    const entity = entities.find(each => each.type === type)
    if (!entity) return []
    return [
      <AttentionItem
        key={`note-${id}`}
        to={pathOf(entity, Number(number))}
        icon={<StickyNote size={18} aria-hidden />}
        title={noteTexts.callsYou(String(body['author']))}
        text={String(body['text'])}
      />,
    ]
  })
}

/** Plans that were refused, and those that somebody's change came before. */
function planItems(plans: readonly PlanOn[]): ReactNode[] {
  return plans.flatMap(({ plan, entity, row }) => {
    const overtaken = overtakenIn(entity, plan, row)
    if (plan.state !== 'refused' && overtaken.length === 0) return []
    return [
      <AttentionItem
        key={`plan-${plan.row.id}`}
        to={row ? pathOf(entity, row.id) : pathOf(plannedChanges, plan.row.id)}
        icon={<CalendarClock size={18} aria-hidden />}
        title={planTexts.troubled(plan.title)}
        text={plan.reason || planTexts.overtaken(overtaken.join(', '))}
      />,
    ]
  })
}

function timeItems(decisions: readonly ToDecide[]): ReactNode[] {
  if (decisions.length === 0) return []
  const count = (kind: ToDecide['kind']) => decisions.filter(each => each.kind === kind).length
  return [
    <AttentionItem
      key="times"
      to="/times"
      search={{ teil: 'freigaben' }}
      icon={<Clock size={18} aria-hidden />}
      title={texts.times(decisions.length)}
      text={texts.timesHint(count('end'), count('correction'), count('check') + count('lone'))}
    />,
  ]
}

function printItems(printers: readonly PrinterStatus[], now: number, zone: string): ReactNode[] {
  const count = printers.reduce((sum, { unconfirmed, failed }) => sum + unconfirmed + failed, 0)
  const oldest = Math.min(...printers.flatMap(({ undecidedSince }) => undecidedSince ?? []))
  const undecided = count > 0 && (
    <AttentionItem
      key="undecided"
      to="/druckauftraege"
      icon={<Printer size={18} aria-hidden />}
      title={texts.undecided(count)}
      text={texts.undecidedHint(agoText(oldest, now, zone))}
    />
  )
  const troubled = troubledPrinters(printers, now).map(printer => (
    <AttentionItem
      key={`printer-${printer.id}`}
      to="/druckauftraege"
      search={{ view: 'open' }}
      icon={<PrinterX size={18} aria-hidden />}
      title={texts.printer(printer.name)}
      text={[printerText(printer, now, zone), ...(printer.waiting > 0 ? [texts.waiting(printer.waiting)] : [])].join(
        ' ',
      )}
    />
  ))
  return [...(undecided ? [undecided] : []), ...troubled]
}

function printerText(printer: PrinterStatus, now: number, zone: string): string {
  const { trouble, seenAt, watchedSince } = printer
  if (trouble !== null && printerStateOf(printer, now) === 'trouble') return trouble
  return texts.offline(sinceText(seenAt ?? watchedSince, now, zone))
}

function failedJobItems(summary: JobSummary | null, now: number): ReactNode[] {
  if (!summary || summary.letters === 0) return []
  const age = summary.oldestLetterAt === null ? 0 : now - Date.parse(summary.oldestLetterAt)
  return [
    <AttentionItem
      key="letters"
      to="/hintergrund"
      icon={<Cog size={18} aria-hidden />}
      title={texts.letters(summary.letters)}
      text={texts.lettersHint(spanText(age))}
    />,
  ]
}

function deviceItem({ id, name, status, troubles }: TroubledDevice, now: number, zone: string): ReactNode {
  const { seenAt, heartbeat } = status
  const { length = 0, oldestAt = null } = heartbeat?.outbox ?? {}
  const sentences = {
    silent: texts.silent(sinceText(seenAt ?? now, now, zone)),
    orders: texts.orders(length, spanText(now - (oldestAt ?? now))),
    clock: texts.clock(Math.abs(Math.round((heartbeat?.skewMs ?? 0) / 1000))),
    storage: texts.storage,
  }
  return (
    <AttentionItem
      key={`device-${id}`}
      to={`/devices/${id}`}
      icon={<MonitorOff size={18} aria-hidden />}
      title={name}
      text={troubles.map(trouble => sentences[trouble]).join(' ')}
    />
  )
}
