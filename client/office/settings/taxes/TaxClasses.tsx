import { CalendarClock, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { config } from '../../../../schema/business/config.ts'
import { percentText, ratesFrom, type TaxClass, withRate } from '../../../../schema/ordering/taxRates.ts'
import { now } from '../../../device/clock.ts'
import { dateText } from '../../../ui/dates/typedDates.ts'
import { ListControl } from '../../form/controls/ListControl.tsx'
import { FieldRow } from '../../form/FieldRow.tsx'
import type { Field } from '../../form/formModel.ts'
import { type ControlProps, groupProps, type RenderField, useForm } from '../../form/formScope.tsx'
import { listOf, type Typed, toStored, toTyped } from '../../form/formValues.ts'
import { replaced } from '../../list/lists.ts'
import { useOffice } from '../../shell/scope.tsx'
import { card, iconButton, quietButton } from '../../shell/styles.ts'
import { texts } from './texts.ts'

const RateDialog = lazy(() => import('./RateDialog.tsx'))

const renderField: RenderField = part => <FieldRow {...part} />

/** Tax classes by what each is taxed with now and later; below them everything as it is entered. */
export function TaxClasses(props: ControlProps) {
  const { field, value, disabled } = props
  const { problems } = useForm()
  const [changing, setChanging] = useState<number | null>(null)
  const entries = listOf(value)
  const isWrong = [...problems.keys()].some(path => path.startsWith(`${field.name}.`))
  if (field.kind !== 'list') return null
  const { item } = field
  // What is not complete yet stands only below.
  const classes = entries.map(entry => classOf(item, entry))
  const put = (place: number, next: TaxClass) => props.onChange(replaced(entries, place, toTyped(item, next)))
  const chosen = changing === null ? undefined : classes[changing]
  return (
    <div {...groupProps(props)} className="flex flex-col gap-3">
      <h3 className="text-lead">{texts.title}</h3>
      <ul className="grid gap-3 desktop:grid-cols-2">
        {classes.map(
          (taxClass, place) =>
            taxClass && (
              <ClassCard
                key={taxClass.key}
                {...{ taxClass, disabled }}
                onChange={next => put(place, next)}
                onRate={() => setChanging(place)}
              />
            ),
        )}
      </ul>
      <details open={isWrong || entries.length === 0 || undefined}>
        <summary className="cursor-pointer py-1.5 font-medium pointer-coarse:py-3">{texts.edit}</summary>
        <div className="pt-2">
          <ListControl {...props} id={`${props.id}-alle`} field={field} render={renderField} />
        </div>
      </details>
      {changing !== null && chosen && (
        <NewRate taxClass={chosen} onChange={next => put(changing, next)} onClose={() => setChanging(null)} />
      )}
    </div>
  )
}

interface ClassProps {
  readonly taxClass: TaxClass
  readonly onChange: (next: TaxClass) => void
}

interface ClassCardProps extends ClassProps {
  readonly disabled: boolean
  readonly onRate: () => void
}

/** „10 % seit 01.01.2016“, and what is to come. */
function ClassCard({ taxClass, disabled, onChange, onRate }: ClassCardProps) {
  const { name, rates } = taxClass
  const { now: current, later } = ratesFrom(taxClass, useToday())
  return (
    <li className={`${card} flex flex-col gap-1 px-4 py-3`}>
      <p className="font-strong [overflow-wrap:anywhere]">{name}</p>
      <p className="figures">
        {current ? texts.since(percentText(current.rate), dateText(current.from)) : texts.unset}
      </p>
      {later.map(({ from, rate }) => (
        <p key={from} className="figures flex min-h-8 items-center gap-1 text-accent-ink">
          {texts.from(percentText(rate), dateText(from))}
          {!disabled && rates.length > 1 && (
            <button
              type="button"
              aria-label={texts.withdraw(name, dateText(from))}
              className={`${iconButton} pointer-coarse:size-11`}
              onClick={() => onChange({ ...taxClass, rates: rates.filter(each => each.from !== from) })}
            >
              <X size={15} aria-hidden />
            </button>
          )}
        </p>
      ))}
      {!disabled && (
        <button
          type="button"
          aria-label={texts.changeOf(name)}
          className={`${quietButton} -ml-2.5 self-start pointer-coarse:min-h-11`}
          onClick={onRate}
        >
          <CalendarClock size={15} aria-hidden />
          {texts.change}
        </button>
      )}
    </li>
  )
}

function NewRate({ taxClass, onChange, onClose }: ClassProps & { readonly onClose: () => void }) {
  const { tell } = useOffice()
  const today = useToday()
  // Outside of the form that it stands in: what is entered here is not sent with that.
  return createPortal(
    <Suspense>
      <RateDialog
        {...{ taxClass, today, onClose }}
        onRate={rate => {
          onChange(withRate(taxClass, rate))
          tell({ text: texts.applied(taxClass.name, percentText(rate.rate), dateText(rate.from)) })
        }}
      />
    </Suspense>,
    document.body,
  )
}

const useToday = (): string => localTime(now(), useForm().zone).date

const shapeOfClasses = config.shape.shape.taxClasses

/** The class that was typed; null while it is none yet. */
function classOf(item: Field, typed: Typed): TaxClass | null {
  const read = shapeOfClasses.safeParse([toStored(item, typed)])
  return read.data?.[0] ?? null
}
