import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { may, mayOrders } from '../../../../schema/base/access.ts'
import { type PrinterKind, printers as printerEntity, printerKinds } from '../../../../schema/counter/printer.ts'
import type { PrinterStatus } from '../../../../schema/counter/printing.ts'
import { call, NetworkError } from '../../../data/engine/http.ts'
import { now as clockNow, useNow } from '../../../device/clock.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { Badge } from '../../../ui/Chip.tsx'
import { agoText, sinceText } from '../../../ui/dates/ago.ts'
import { useOffice, useSettings, useTitles } from '../../shell/scope.tsx'
import { card } from '../../shell/styles.ts'
import { type PrinterState, printerStateOf } from './printerState.ts'
import { de } from './texts.ts'

interface PrintersProps {
  readonly printers: readonly PrinterStatus[]
  readonly isFiltered: boolean
  readonly onTested: () => void
}

/** How every printer does, in words. */
export function Printers({ printers, isFiltered, onTested }: PrintersProps) {
  const branches = [...new Set(printers.map(({ branch }) => branch))]
  const titles = useTitles(branches.map(id => ['branches', id] as const))
  if (printers.length === 0) return <None isFiltered={isFiltered} />
  const placeOf = ({ branch }: PrinterStatus) => (branches.length > 1 ? titles.get(`branches:${branch}`) : undefined)
  return (
    <section aria-labelledby="drucker">
      <h2 id="drucker" className="mb-2 text-lead">
        {de.printers}
      </h2>
      <ul className={`${card} divide-y divide-line`}>
        {printers.map(printer => (
          <li key={printer.id}>
            <PrinterRow printer={printer} place={placeOf(printer)} onTested={onTested} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function None({ isFiltered }: { isFiltered: boolean }) {
  const { actor } = useOffice()
  const mayCreate = may(actor, 'create', printerEntity.access, actor.branches)
  return (
    <div className="rounded-card bg-sunken p-6">
      <h2 className="text-lead">{isFiltered ? de.noPrintersHere : de.noPrinters}</h2>
      {!isFiltered && mayCreate && (
        <>
          <p className="mb-3 text-ink-soft">{de.noPrintersHint}</p>
          <Link to="/$type/$id" params={{ type: 'printers', id: 'new' }} className={buttonLook({ size: 'small' })}>
            {de.create}
          </Link>
        </>
      )}
    </div>
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
  readonly onTested: () => void
}

function PrinterRow({ printer, place, onTested }: PrinterRowProps) {
  const { actor } = useOffice()
  useNow(5000)
  const now = clockNow()
  const zone = useSettings()?.timeZone ?? 'Europe/Vienna'
  const state = printerStateOf(printer, now)
  const { id, name, waiting, isEnabled, branch } = printer
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/$type/$id"
            params={{ type: 'printers', id: String(id) }}
            className="font-medium underline-offset-2 hover:underline"
          >
            {name}
          </Link>
          <Badge tone={tones[state]}>{de.states[state]}</Badge>
        </p>
        {printer.trouble !== null && isEnabled && <p className="text-caption text-error">{printer.trouble}</p>}
        <p className="text-caption text-ink-soft tabular-nums">
          {[
            ...(place === undefined ? [] : [place]),
            presenceText(printer, state, now, zone),
            ...printedText(printer, now, zone),
          ].join(' · ')}
        </p>
      </div>
      {waiting > 0 && (
        <Link
          to="/druckauftraege"
          search={{ view: 'open', branch, printer: id }}
          className="figures text-caption font-medium underline underline-offset-2"
        >
          {de.waiting(waiting)}
        </Link>
      )}
      {isEnabled && mayOrders({ actor }, 'update', branch) && <TestButton {...{ id, name, onTested }} />}
    </div>
  )
}

function presenceText(printer: PrinterStatus, state: PrinterState, now: number, zone: string): string {
  const { seenAt, watchedSince, kind } = printer
  if (state === 'off') return shortKind(kind)
  if (kind === 'raw') return de.raw
  if (seenAt === null) return state === 'silent' ? de.neverSeen(sinceText(watchedSince, now, zone)) : de.listening
  return state === 'silent' ? de.silentSince(sinceText(seenAt, now, zone)) : de.seen(agoText(seenAt, now, zone))
}

const printedText = ({ printedAt }: PrinterStatus, now: number, zone: string): string[] =>
  printedAt === null ? [] : [de.printed(agoText(printedAt, now, zone))]

/** 'Star CloudPRNT' without what it does. */
const shortKind = (kind: PrinterKind): string => printerKinds[kind].replace(/ \(.*/, '')

function TestButton({ id, name, onTested }: { id: number; name: string; onTested: () => void }) {
  const { tell } = useOffice()
  const [isBusy, setBusy] = useState(false)
  const test = async () => {
    setBusy(true)
    try {
      const answer = await call(`/api/printers/${id}/test`, { method: 'POST' })
      tell({ text: answer.ok ? de.tested : (answer.errors[0]?.message ?? de.offline) })
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      tell({ text: de.offline })
    }
    setBusy(false)
    onTested()
  }
  return (
    <Button variant="secondary" size="small" busy={isBusy} aria-label={de.testOf(name)} onClick={() => void test()}>
      {de.test}
    </Button>
  )
}
