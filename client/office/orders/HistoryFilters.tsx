import { X } from 'lucide-react'
import { keysOf } from '../../../schema/base/keys.ts'
import { modes } from '../../../schema/business/modes.ts'
import { paymentMethods } from '../../../schema/business/paymentMethods.ts'
import { orderStatuses } from '../../../schema/ordering/orderStatus.ts'
import { Chip } from '../../ui/Chip.tsx'
import { CalendarButton } from '../../ui/dates/CalendarButton.tsx'
import { texts as dateTexts } from '../../ui/dates/texts.ts'
import { dateWriting } from '../../ui/dates/typedDates.ts'
import { useTyped } from '../../ui/dates/useTyped.ts'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { input } from '../shell/styles.ts'
import type { OrdersProps } from './ordersScope.ts'
import { periods } from './period.ts'
import { texts } from './texts.ts'

/** By when, how they stand, how they reach the guest, how they are paid and whether something went back; all of it counts together. */
export const HistoryFilters = ({ scope, onScope }: OrdersProps) => (
  <div className="flex flex-col gap-3">
    <div className="flex flex-wrap gap-2">
      <div role="group" aria-label={texts.period} className="contents">
        {periods.map(period => (
          <Chip
            key={period}
            pressed={scope.day === null && scope.period === period}
            onClick={() => onScope({ ...scope, period, day: null, until: null })}
          >
            {texts.periods[period]}
          </Chip>
        ))}
      </div>
      {scope.branch !== null && <OnlyBranch branch={scope.branch} onAll={() => onScope({ ...scope, branch: null })} />}
      <Chip
        className="ml-auto"
        pressed={scope.refunded}
        onClick={() => onScope({ ...scope, refunded: !scope.refunded })}
      >
        {texts.money.refunded}
      </Chip>
    </div>
    <div className="grid grid-cols-2 gap-2 tablet:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      <Day label={texts.day} value={scope.day} onValue={day => onScope({ ...scope, day, until: null })} />
      {scope.day !== null && (
        <Day
          label={texts.until}
          value={scope.until}
          onValue={until => onScope({ ...scope, until: until !== null && until >= (scope.day ?? '') ? until : null })}
        />
      )}
      <OneOf
        label={texts.status}
        any={texts.anyStatus}
        options={orderStatuses}
        labelOf={each => texts.statuses[each]}
        value={scope.status}
        onValue={status => onScope({ ...scope, status })}
      />
      <OneOf
        label={texts.mode}
        any={texts.anyMode}
        options={keysOf(modes)}
        labelOf={each => modes[each].label}
        value={scope.mode}
        onValue={mode => onScope({ ...scope, mode })}
      />
      <OneOf
        label={texts.payment}
        any={texts.anyPayment}
        options={keysOf(paymentMethods)}
        labelOf={each => paymentMethods[each].paperLabel}
        value={scope.payment}
        onValue={payment => onScope({ ...scope, payment })}
      />
    </div>
  </div>
)

/** What a figure of one branch leads to is of that branch alone, until it is switched off. */
function OnlyBranch({ branch, onAll }: { readonly branch: number; readonly onAll: () => void }) {
  const { branches } = useBranchScope()
  return (
    <Chip pressed icon={<X size={15} aria-hidden />} onClick={onAll}>
      {texts.onlyBranch(branches.find(({ id }) => id === branch)?.name)}
    </Chip>
  )
}

const look = `${input} min-h-11! min-w-0`

interface DayProps {
  readonly label: string
  /** YYYY-MM-DD. */
  readonly value: string | null
  /** Null as long as what is typed is no date. */
  readonly onValue: (value: string | null) => void
}

function Day({ label, value, onValue }: DayProps) {
  const { isUnreadable, field } = useTyped(value ?? '', next => onValue(next || null), dateWriting)
  return (
    <span className="relative block min-w-0">
      <input
        {...field}
        aria-label={label}
        aria-invalid={isUnreadable || undefined}
        title={isUnreadable ? dateTexts.noDate : label}
        placeholder={`${label}: ${dateTexts.datePattern}`}
        className={`${look} w-full pr-10 tabular-nums`}
      />
      <CalendarButton label={label} date={value ?? ''} onPick={onValue} />
    </span>
  )
}

interface OneOfProps<Value extends string> {
  readonly label: string
  /** What stands there where it does not matter. */
  readonly any: string
  readonly options: readonly Value[]
  readonly labelOf: (value: Value) => string
  readonly value: Value | null
  readonly onValue: (value: Value | null) => void
}

const OneOf = <Value extends string>({ label, any, options, labelOf, value, onValue }: OneOfProps<Value>) => (
  <select
    aria-label={label}
    className={look}
    value={value ?? ''}
    onChange={event => onValue(options.find(each => each === event.target.value) ?? null)}
  >
    <option value="">{any}</option>
    {options.map(each => (
      <option key={each} value={each}>
        {labelOf(each)}
      </option>
    ))}
  </select>
)
