import { Link } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { useMemo } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { mergeRules } from '../../../schema/base/mergeRules.ts'
import { planKept, plannedChanges, plannedFields } from '../../../schema/business/plannedChange.ts'
import type { Row } from '../../data/office/office.ts'
import { now as clockNow, useNow } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { EntityFormState } from '../form/useEntityForm.ts'
import { changedFieldsOf, namedIn } from '../history/steps.ts'
import { useUndo } from '../history/useUndo.ts'
import { momentText } from '../preview/moment.ts'
import { texts as previewTexts } from '../preview/texts.ts'
import { useNaming, useOffice, useZone } from '../shell/scope.tsx'
import type { Plan } from './plan.ts'
import { changeText, whenText } from './planText.ts'
import { texts } from './texts.ts'
import { overtakenIn, usePlans } from './usePlans.ts'

interface PlannedHereProps {
  readonly entity: Entity
  readonly row: Row
  readonly form: EntityFormState
  readonly allowed: boolean
}

/** What is planned for a document, above its fields, with what may become of it. */
export default function PlannedHere(here: PlannedHereProps) {
  const plans = usePlans(`${here.entity.type}:${here.row.id}`)
  return plans.map(plan => <Planned key={plan.row.id} {...here} plan={plan} />)
}

/** What the shop's preview shows with what is planned for it. */
const seenByGuests = new Set(['config', 'branches', 'categories', 'menus', 'products'])

function Planned({ entity, row, form, allowed, plan }: PlannedHereProps & { readonly plan: Plan }) {
  const { office, tell } = useOffice()
  const { did } = useUndo()
  const zone = useZone()
  useNow(60_000)
  const naming = useNaming(useMemo(() => namedIn(entity, [plan]), [entity, plan]))
  const when = whenText(plan.at, clockNow(), zone)
  const overtaken = overtakenIn(entity, plan, row)
  const isRefused = plan.state === 'refused'
  const rules = mergeRules(entity.shape)
  const withdraw = async () => {
    const before = await office.remove(plannedChanges.type, plan.row.id)
    did({ entity: plannedChanges, id: plan.row.id, before, after: null }, texts.withdrawn)
  }
  const keep = () =>
    office.save(plannedChanges.type, plan.row.id, { changes: planKept(plan.changes, row.body, rules) }, plan.row)
  const intoForm = () => {
    form.fill(plannedFields(plan.changes, row.body, rules))
    tell({ text: texts.inForm })
  }
  const actions = (
    <>
      {overtaken.length > 0 && (
        <Button size="small" variant="secondary" onClick={() => void keep()}>
          {texts.keep}
        </Button>
      )}
      {isRefused && (
        <Button size="small" variant="secondary" onClick={intoForm}>
          {texts.intoForm}
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={() => void withdraw()}>
        {texts.withdraw}
      </Button>
    </>
  )
  return (
    <Notice
      tone={isRefused ? 'error' : overtaken.length > 0 ? 'warning' : 'plain'}
      icon={<CalendarClock size={18} />}
      title={isRefused ? texts.refusedTitle(when) : texts.becomes(when, changeText(entity, plan, naming))}
      {...(allowed ? { actions } : {})}
    >
      {isRefused && <p>{plan.reason}</p>}
      {overtaken.length > 0 && <p>{texts.overtaken(overtaken.join(', '))}</p>}
      <ul className="text-caption text-ink-soft">
        {changedFieldsOf(entity, plan, naming)
          .flatMap(({ pieces }) => pieces)
          .map(({ key, label, before, after }) => (
            <li key={key} className="line-clamp-4 [overflow-wrap:anywhere]">{`${label}: ${before} → ${after}`}</li>
          ))}
      </ul>
      {!isRefused && seenByGuests.has(entity.type) && (
        <Link
          to="/vorschau"
          search={{
            am: momentText(plan.at, zone),
            ...(entity.type === 'branches' ? { bei: row.id } : {}),
          }}
          className="font-medium text-accent-ink underline underline-offset-2"
        >
          {previewTexts.see}
        </Link>
      )}
      <p className="text-caption text-ink-soft">{[texts.by(plan.author), plan.note].filter(Boolean).join(' ')}</p>
    </Notice>
  )
}
