import { Link } from '@tanstack/react-router'
import { may, mayOrders } from '../../../../schema/base/access.ts'
import { testPrinter } from '../../../../schema/counter/calls.ts'
import { type PrinterKind, printers as printerEntity, printerKinds } from '../../../../schema/counter/printer.ts'
import type { PrinterStatus } from '../../../../schema/counter/printing.ts'
import { now as clockNow, useNow } from '../../../device/clock.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { agoText, sinceText } from '../../../ui/dates/ago.ts'
import { useServerAction } from '../../server/useServerAction.ts'
import { CardList, CardRow, EmptyCard } from '../../shell/CardList.tsx'
import { useOffice, useTitles, useZone } from '../../shell/scope.tsx'
import { type PrinterState, printerStateOf } from './printerState.ts'
import { texts } from './texts.ts'

interface PrintersProps {
  readonly printers: readonly PrinterStatus[]
  readonly isFiltered: boolean
}

/** How every printer does, in words. */
export function Printers({ printers, isFiltered }: PrintersProps) {
  const branches = [...new Set(printers.map(({ branch }) => branch))]
  const titles = useTitles(branches.map(id => ['branches', id] as const))
  if (printers.length === 0) return <None isFiltered={isFiltered} />
  const placeOf = ({ branch }: PrinterStatus) => (branches.length > 1 ? titles.get(`branches:${branch}`) : undefined)
  return (
    <section aria-labelledby="drucker">
      <h2 id="drucker" className="mb-2 text-lead">
        {texts.printers}
      </h2>
      <CardList rows={printers}>{printer => <PrinterRow printer={printer} place={placeOf(printer)} />}</CardList>
    </section>
  )
}

function None({ isFiltered }: { isFiltered: boolean }) {
  const { actor } = useOffice()
  const mayCreate = may(actor, 'create', printerEntity.access, actor.branches)
  if (isFiltered || !mayCreate) return <EmptyCard title={isFiltered ? texts.noPrintersHere : texts.noPrinters} />
  return (
    <EmptyCard title={texts.noPrinters} hint={texts.noPrintersHint}>
      <Link to="/$type/$id" params={{ type: 'printers', id: 'new' }} className={buttonLook({ size: 'small' })}>
        {texts.create}
      </Link>
    </EmptyCard>
  )
}

const tones: Readonly<Record<PrinterState, 'plain' | 'success' | 'warning' | 'error'>> = {
  off: 'plain',
  ready: 'success',
  trouble: 'error',
  silent: 'error',
  unknown: 'plain',
}

interface PrinterRowProps {
  readonly printer: PrinterStatus
  /** The branch, where there are several. */
  readonly place: string | undefined
}

function PrinterRow({ printer, place }: PrinterRowProps) {
  const { actor } = useOffice()
  useNow(5000)
  const now = clockNow()
  const zone = useZone()
  const state = printerStateOf(printer, now)
  const { id, name, waiting, isEnabled, branch } = printer
  const actions = (
    <>
      {waiting > 0 && (
        <Link
          to="/druckauftraege"
          search={{ view: 'open', branch, printer: id }}
          className="figures text-caption font-medium underline underline-offset-2"
        >
          {texts.waiting(waiting)}
        </Link>
      )}
      {isEnabled && mayOrders({ actor }, 'update', branch) && <TestButton {...{ id, name }} />}
    </>
  )
  return (
    <CardRow actions={actions}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to="/$type/$id"
          params={{ type: 'printers', id: String(id) }}
          className="font-medium underline-offset-2 hover:underline"
        >
          {name}
        </Link>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </p>
      {printer.trouble !== null && isEnabled && <p className="text-caption text-error">{printer.trouble}</p>}
      <p className="text-caption text-ink-soft tabular-nums">
        {[
          ...(place === undefined ? [] : [place]),
          presenceText(printer, state, now, zone),
          ...printedText(printer, now, zone),
        ].join(' · ')}
      </p>
    </CardRow>
  )
}

function presenceText(printer: PrinterStatus, state: PrinterState, now: number, zone: string): string {
  const { seenAt, watchedSince, kind } = printer
  if (state === 'off') return shortKind(kind)
  if (kind === 'raw') return texts.raw
  if (seenAt === null) return state === 'silent' ? texts.neverSeen(sinceText(watchedSince, now, zone)) : texts.listening
  return state === 'silent' ? texts.silentSince(sinceText(seenAt, now, zone)) : texts.seen(agoText(seenAt, now, zone))
}

const printedText = ({ printedAt }: PrinterStatus, now: number, zone: string): string[] =>
  printedAt === null ? [] : [texts.printed(agoText(printedAt, now, zone))]

/** 'Star CloudPRNT' without what it does. */
const shortKind = (kind: PrinterKind): string => printerKinds[kind].replace(/ \(.*/, '')

function TestButton({ id, name }: { id: number; name: string }) {
  const { tell } = useOffice()
  const { run, isBusy } = useServerAction()
  const test = async () => tell({ text: (await run(testPrinter, { params: { id } })) ?? texts.tested })
  return (
    <Button variant="secondary" size="small" busy={isBusy} aria-label={texts.testOf(name)} onClick={() => void test()}>
      {texts.test}
    </Button>
  )
}
