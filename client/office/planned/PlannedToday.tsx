import { Link } from '@tanstack/react-router'
import { localTime } from '../../../schema/base/zonedTime.ts'
import { percentText, ratesFrom } from '../../../schema/ordering/taxRates.ts'
import { now as clockNow, useNow } from '../../device/clock.ts'
import { dateText } from '../../ui/dates/typedDates.ts'
import { namedIn } from '../history/steps.ts'
import { settingsPath } from '../settings/addresses.ts'
import { pathOf } from '../shell/groups.ts'
import { mayDo } from '../shell/rights.ts'
import { useEntity, useNaming, useOffice, useSettings, useZone } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { changeText, whenText } from './planText.ts'
import { texts } from './texts.ts'
import { usePlansOn } from './usePlans.ts'

/** So many stand here; all of them at their documents. */
const FIRST = 8

/** What changes by itself, the next first; nothing where nothing is planned. */
export function PlannedToday() {
  const zone = useZone()
  useNow(60_000)
  const planned = usePlansOn().filter(({ plan, row }) => plan.state === 'planned' && row !== null)
  const shown = planned.slice(0, FIRST)
  const naming = useNaming(shown.flatMap(({ entity, plan }) => namedIn(entity, [plan])))
  const rates = useLaterRates()
  if (shown.length === 0 && rates.length === 0) return null
  const left = planned.length - shown.length
  return (
    <section aria-labelledby="geplant">
      <h2 id="geplant" className="mb-2 text-lead">
        {texts.title}
      </h2>
      <ul className={`${card} divide-y divide-line overflow-hidden`}>
        {shown.map(({ plan, entity, row }) => (
          <li key={plan.row.id}>
            <Link to={pathOf(entity, row?.id)} className="flex min-h-11 flex-col px-4 py-2 hover:bg-sunken">
              <span className="truncate font-medium">{(row && entity.title(row.body)) || plan.title}</span>
              <span className="text-caption text-ink-soft tabular-nums">
                {texts.becomes(whenText(plan.at, clockNow(), zone), changeText(entity, plan, naming))}
              </span>
            </Link>
          </li>
        ))}
        {rates.map(({ key, name, day, rate, to }) => (
          <li key={key}>
            <Link to={to} search={{ feld: 'taxClasses' }} className="flex min-h-11 flex-col px-4 py-2 hover:bg-sunken">
              <span className="truncate font-medium">{name}</span>
              <span className="text-caption text-ink-soft tabular-nums">{texts.becomes(day, texts.taxed(rate))}</span>
            </Link>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="mt-2 text-caption text-ink-soft">{texts.moreOfThem(left)}</p>}
    </section>
  )
}

/** Tax rates that begin on a later day, for whoever keeps them. */
function useLaterRates() {
  const zone = useZone()
  const { actor } = useOffice()
  const { taxClasses = [] } = useSettings() ?? {}
  const config = useEntity('config')
  if (!config || !mayDo(config, 'update', actor, {})) return []
  const today = localTime(clockNow(), zone).date
  const to = settingsPath(config, 'taxClasses')
  return taxClasses.flatMap(taxClass =>
    ratesFrom(taxClass, today).later.map(({ from, rate }) => ({
      key: `${taxClass.key} ${from}`,
      name: taxClass.name,
      day: dateText(from),
      rate: percentText(rate),
      to,
    })),
  )
}
