import { Link } from '@tanstack/react-router'
import { ChevronRight, CircleCheck, EyeOff } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ignoredHints } from '../../../schema/business/ignoredHint.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useUndo } from '../history/useUndo.ts'
import { settingsPath } from '../settings/addresses.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { mayCreate, mayDo } from '../shell/rights.ts'
import { useEntity, useOffice } from '../shell/scope.tsx'
import { card, quietButton } from '../shell/styles.ts'
import type { Fault, FaultKind } from './faults.ts'
import type { IgnoredFault } from './ignored.ts'
import type { Repair } from './repairs.ts'
import { texts } from './texts.ts'
import { useFaults } from './useFaults.ts'
import { useMend } from './useMend.ts'

const IgnoreDialog = lazy(() => import('./IgnoreDialog.tsx'))

const FIRST = 5

/** What is missing in the data of the business, live from the device: every hint is mended in its row, or leads to the field that mends it. */
export function Faults() {
  const found = useFaults()
  return (
    <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-5 px-4 py-6 tablet:px-8">
      <PageHead title={texts.title} intro={texts.intro} />
      {found === null && <p role="status">{texts.checking}</p>}
      {found?.open.size === 0 && (
        <p className="flex items-center gap-2 text-ink-soft">
          <CircleCheck size={17} aria-hidden className="shrink-0 text-success" />
          {texts.well}
        </p>
      )}
      {found && [...found.open].map(([kind, faults]) => <Kind key={kind} {...{ kind, faults, ...found }} />)}
      {found && found.ignored.length > 0 && <Ignored ignored={found.ignored} />}
    </div>
  )
}

interface KindProps {
  readonly kind: FaultKind
  readonly faults: readonly Fault[]
  readonly repairOf: (kind: FaultKind, fault: Fault) => Repair | null
}

function Kind({ kind, faults, repairOf }: KindProps) {
  const [isWhole, setWhole] = useState(false)
  const mend = useMend()
  const shown = isWhole ? faults : faults.slice(0, FIRST)
  const mendable = faults.flatMap(fault => {
    const repair = repairOf(kind, fault)
    return repair ? [{ fault, repair }] : []
  })
  return (
    <section aria-labelledby={`fehler-${kind}`}>
      <header className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={`fehler-${kind}`} className="flex items-baseline gap-3 text-lead">
          {texts.kinds[kind]} <span className="figures text-caption text-ink-soft">{texts.count(faults.length)}</span>
        </h2>
        {mendable.length > 1 && (
          <Button
            variant="secondary"
            size="small"
            className="pointer-coarse:min-h-11"
            onClick={() => void mend(mendable)}
          >
            {texts.allRepairs(mendable.length)}
          </Button>
        )}
      </header>
      <ul className={`${card} divide-y divide-line overflow-hidden`}>
        {shown.map(fault => (
          <li key={`${fault.id} ${fault.field} ${fault.title}`} className="flex items-center gap-1 pr-2">
            <FaultLink fault={fault} />
            <Actions {...{ kind, fault }} repair={mendable.find(each => each.fault === fault)?.repair ?? null} />
          </li>
        ))}
      </ul>
      {faults.length > shown.length && (
        <button type="button" className={`${quietButton} mt-1 pointer-coarse:min-h-11`} onClick={() => setWhole(true)}>
          {texts.more(faults.length - shown.length)}
        </button>
      )}
    </section>
  )
}

interface ActionsProps {
  readonly kind: FaultKind
  readonly fault: Fault
  readonly repair: Repair | null
}

/** What can be done about a hint where it stands. */
function Actions({ kind, fault, repair }: ActionsProps) {
  const { actor } = useOffice()
  const mend = useMend()
  const [isAsking, setAsking] = useState(false)
  const words = repair && texts.repairs[repair.kind](repair.value)
  return (
    <>
      {repair && words !== null && (
        <Button
          variant="secondary"
          size="small"
          className="max-w-[45%] min-w-0 shrink-0 pointer-coarse:min-h-11"
          aria-label={texts.repairOf(words, fault.title)}
          title={words}
          onClick={() => void mend([{ fault, repair }])}
        >
          <span className="truncate">{words}</span>
        </Button>
      )}
      {mayCreate(ignoredHints, actor) && (
        <IconButton
          label={texts.ignoreOf(fault.title)}
          icon={<EyeOff size={17} aria-hidden className="text-ink-soft" />}
          onClick={() => setAsking(true)}
        />
      )}
      <Suspense>{isAsking && <IgnoreDialog {...{ kind, fault }} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}

/** Leads to the field in which it is mended. */
function FaultLink({ fault, children }: { readonly fault: Fault; readonly children?: ReactNode }) {
  const { type, id, field, title, to: together } = fault
  const entity = useEntity(type)
  const to = together ?? (entity?.single ? settingsPath(entity, field) : `/${type}/${id}`)
  const label = entity?.single ? entity.labels[field] : title
  return (
    <Link
      to={to}
      search={together ? {} : { feld: field }}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-3 px-4 py-1.5 hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium max-tablet:line-clamp-2 tablet:truncate">{label ?? title}</span>
        {children}
      </span>
      <span className="shrink-0 text-caption text-ink-soft max-tablet:sr-only">
        {entity?.single ? '' : entity?.labels[field]}
      </span>
      <ChevronRight size={16} aria-hidden className="shrink-0 text-ink-soft" />
    </Link>
  )
}

/** Hints nobody is told of any more, each with why, and the way back. */
function Ignored({ ignored }: { readonly ignored: readonly IgnoredFault[] }) {
  const { office, actor } = useOffice()
  const { did } = useUndo()
  const showAgain = async ({ hint, fault }: IgnoredFault) => {
    await office.remove(ignoredHints.type, hint.id)
    did({ entity: ignoredHints, id: hint.id, before: hint, after: null }, texts.shownAgain(fault.title))
  }
  return (
    <section aria-labelledby="ignoriert">
      <h2 id="ignoriert" className="mb-2 flex items-baseline gap-3 text-lead">
        {texts.ignored} <span className="figures text-caption text-ink-soft">{texts.count(ignored.length)}</span>
      </h2>
      <ul className={`${card} divide-y divide-line overflow-hidden`}>
        {ignored.map(each => (
          <li key={each.hint.id} className="flex items-center gap-1 pr-2">
            <FaultLink fault={each.fault}>
              <span className="block text-caption text-ink-soft [overflow-wrap:anywhere]">
                {texts.because(
                  texts.kinds[each.kind],
                  String(each.hint.body['reason']),
                  String(each.hint.body['author']),
                )}
              </span>
            </FaultLink>
            {mayDo(ignoredHints, 'delete', actor, each.hint.body) && (
              <Button
                variant="secondary"
                size="small"
                className="shrink-0 pointer-coarse:min-h-11"
                aria-label={texts.againOf(each.fault.title)}
                onClick={() => void showAgain(each)}
              >
                {texts.again}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
