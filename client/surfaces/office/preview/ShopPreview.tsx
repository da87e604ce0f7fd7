import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { keysOf } from '../../../../schema/base/keys.ts'
import { plannedOn } from '../../../../schema/business/plannedChange.ts'
import { CatalogueContext, useConfig, useList } from '../../../data/shop/useCatalogue.tsx'
import { now as clockNow, useNow } from '../../../device/clock.ts'
import { isInScope } from '../../../office/areas/branchScope.ts'
import { texts as areaTexts } from '../../../office/areas/texts.ts'
import { useBranchScope } from '../../../office/areas/useBranchScope.ts'
import type { Plan } from '../../../office/planned/plan.ts'
import { whenText } from '../../../office/planned/planText.ts'
import { momentOf, momentText, momentWords, type PreviewSearch } from '../../../office/preview/moment.ts'
import { texts } from '../../../office/preview/texts.ts'
import { PageHead } from '../../../office/shell/PageHead.tsx'
import { useZone } from '../../../office/shell/scope.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/dates/DateField.tsx'
import { TimeField } from '../../../ui/dates/TimeField.tsx'
import { CurrencyContext } from '../../../ui/Money.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { ShownShop } from './ShownShop.tsx'
import { useCatalogueAt } from './useCatalogueAt.ts'

/** Pixels a page is shown at. */
const widths = { phone: 390, desktop: 1120 } as const
type Width = keyof typeof widths

interface ShopPreviewProps {
  readonly search: PreviewSearch
  readonly onSearch: (search: PreviewSearch) => void
}

/** The shop at a moment and in a branch, drawn by its own views over this device's catalogue. */
export function ShopPreview(props: ShopPreviewProps) {
  const zone = useZone()
  const present = useNow()
  const { catalogue, plans, isRead } = useCatalogueAt(momentOf(props.search.am, zone) ?? present)
  return (
    <div className="mx-auto flex w-full max-w-[80rem] flex-col gap-4 px-4 py-6 tablet:px-8">
      <PageHead title={areaTexts.pages.preview} intro={texts.intro} />
      {isRead ? (
        <CatalogueContext value={catalogue}>
          <Shown {...props} {...{ plans, present }} />
        </CatalogueContext>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  )
}

interface ShownProps extends ShopPreviewProps {
  readonly plans: readonly Plan[]
  /** Epoch ms. */
  readonly present: number
}

function Shown({ search, onSearch, plans, present }: ShownProps) {
  const config = useConfig()
  const { scope, branches: own } = useBranchScope()
  const branches = useList('branches').filter(({ id }) => own.some(each => each.id === id))
  const [width, setWidth] = useState<Width>('phone')
  const branch =
    branches.find(({ id }) => id === search.bei) ?? branches.find(({ id }) => isInScope(scope, [id])) ?? branches[0]
  if (!branch || !config) return <Notice>{texts.noBranch}</Notice>
  const zone = branch.timeZone
  const chosen = momentOf(search.am, zone)
  const at = chosen ?? present
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        {branches.length > 1 && (
          <Select
            label={texts.branch}
            className="min-w-48 flex-1"
            value={String(branch.id)}
            onChange={({ target }) => onSearch({ ...search, bei: Number(target.value) })}
          >
            {branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Moment text={momentText(at, zone)} onMoment={am => onSearch({ ...search, am })} />
        <Button
          variant="secondary"
          disabled={chosen === null}
          onClick={() => onSearch(search.bei === undefined ? {} : { bei: search.bei })}
        >
          {texts.now}
        </Button>
        <Segmented
          label={texts.width}
          className="max-tablet:hidden"
          value={width}
          options={keysOf(widths).map(value => ({ value, label: texts.widths[value] }))}
          onChange={setWidth}
        />
      </div>
      <p role="status">{chosen === null ? texts.shownNow : texts.shown(momentWords(chosen, clockNow(), zone))}</p>
      <Planned plans={plans} zone={zone} />
      <div className="overflow-x-auto rounded-card border border-line bg-paper">
        <PreviewFrame
          title={areaTexts.pages.preview}
          width={widths[width]}
          className="mx-auto block h-[max(32rem,calc(100dvh-14rem))] max-w-full"
        >
          <CurrencyContext value={config.currency}>
            <ShownShop key={branch.id} {...{ branch, config, at }} />
          </CurrencyContext>
        </PreviewFrame>
      </div>
    </>
  )
}

interface MomentProps {
  /** '2026-12-24T18:30'. */
  readonly text: string
  readonly onMoment: (am: string) => void
}

/** Day and time; what is not whole yet is not shown yet. */
function Moment({ text, onMoment }: MomentProps) {
  const [day, setDay] = useState(text.slice(0, 10))
  const [time, setTime] = useState(text.slice(11))
  const [told, setTold] = useState(text)
  // A moment that came from elsewhere replaces what was typed here.
  if (text !== told) {
    setTold(text)
    setDay(text.slice(0, 10))
    setTime(text.slice(11))
  }
  const put = (nextDay: string, nextTime: string) => {
    setDay(nextDay)
    setTime(nextTime)
    if (nextDay !== '' && nextTime !== '') onMoment(`${nextDay}T${nextTime}`)
  }
  const error = day === '' || time === '' ? texts.badMoment : undefined
  return (
    <>
      <DateField label={texts.day} className="w-44" value={day} error={error} onValue={next => put(next, time)} />
      <TimeField label={texts.time} className="w-32" value={time} onValue={next => put(day, next)} />
    </>
  )
}

/** What of the page is not so yet. */
function Planned({ plans, zone }: { readonly plans: readonly Plan[]; readonly zone: string }) {
  if (plans.length === 0) return null
  return (
    <Notice title={texts.planned(plans.length)}>
      <ul>
        {plans.map(plan => (
          <li key={plan.row.id}>
            <Link to={`/${plannedOn(plan).join('/')}`} className="underline underline-offset-2">
              {plan.title}
            </Link>
            {` (${whenText(plan.at, clockNow(), zone)})`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
