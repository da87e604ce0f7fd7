import { type KeyboardEvent, useMemo, useState } from 'react'
import { config } from '../../../../schema/business/config.ts'
import { percentText, type Rate, ratesFrom, type TaxClass, taxWithin } from '../../../../schema/ordering/taxRates.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/DialogButtons.tsx'
import { DateField } from '../../../ui/dates/DateField.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useBodies } from '../../catalogue/menus/useBodies.ts'
import { numberOf } from '../../form/controls/numbers.ts'
import { useNaming } from '../../shell/scope.tsx'
import { type Concerned, concernedAreas, concernedProducts } from './concerned.ts'
import { texts } from './texts.ts'

interface RateDialogProps {
  readonly taxClass: TaxClass
  /** YYYY-MM-DD in the zone of the business. */
  readonly today: string
  readonly onRate: (rate: Rate) => void
  readonly onClose: () => void
}

/** Another rate from a day on, with what of the catalogue it concerns. */
export default function RateDialog({ taxClass, today, onRate, onClose }: RateDialogProps) {
  const [typed, setTyped] = useState('')
  const [day, setDay] = useState(() => nextMonth(today))
  const [isChecked, setChecked] = useState(false)
  const rate = numberOf(typed)
  const wrong = problemsOf(taxClass, { from: day, rate }, today)
  const apply = () => {
    setChecked(true)
    if (rate === undefined || wrong.rate || wrong.day) return
    onRate({ from: day, rate })
    onClose()
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <Dialog
      {...{ onClose }}
      title={texts.dialog(taxClass.name)}
      width="roomy"
      footer={
        <DialogButtons>
          <Button variant="secondary" size="small" onClick={onClose}>
            {texts.back}
          </Button>
          <Button size="small" onClick={apply}>
            {texts.apply}
          </Button>
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-4 p-5">
        <p className="text-ink-soft">{texts.hint}</p>
        <div className="grid gap-3 tablet:grid-cols-2" onKeyDown={onEnter}>
          <TextField
            label={texts.rate}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={isChecked ? wrong.rate : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <DateField label={texts.day} value={day} error={isChecked ? wrong.day : undefined} onValue={setDay} />
        </div>
        <Preview
          {...{ taxClass }}
          before={ratesFrom(taxClass, day || today).now?.rate ?? null}
          after={wrong.rate === undefined ? rate : undefined}
        />
      </div>
    </Dialog>
  )
}

interface PreviewProps {
  readonly taxClass: TaxClass
  /** Percent on that day without the change; null where there is none. */
  readonly before: number | null
  /** Undefined while nothing is typed. */
  readonly after: number | undefined
}

/** So many prices are shown; the rest is counted. */
const SHOWN = 200

function Preview({ taxClass: { key }, before, after }: PreviewProps) {
  const products = useBodies('products')
  const branches = useBodies('branches')
  const found = useMemo(
    () =>
      products &&
      branches && {
        products: concernedProducts(products.values(), key),
        areas: concernedAreas(branches.values(), key),
      },
    [products, branches, key],
  )
  if (!found) return <Skeleton className="h-40 w-full" />
  const all = [...found.products, ...found.areas]
  if (all.length === 0) return <p>{texts.nothing}</p>
  return (
    <section aria-labelledby="betroffen" className="flex flex-col gap-2">
      <h3 id="betroffen" className="text-lead">
        {texts.concerned(found.products.length)}
      </h3>
      <p className="text-ink-soft">{texts.kept}</p>
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr className="text-left text-caption text-ink-soft">
            <th className={head}>{texts.product}</th>
            <th className={`${head} text-right`}>{texts.price}</th>
            <th className={`${head} text-right`}>{texts.before}</th>
            <th className={`${head} text-right`}>{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {all.slice(0, SHOWN).map(each => (
            <ConcernedRow key={each.key} {...{ each, before, after }} />
          ))}
        </tbody>
      </table>
      {all.length > SHOWN && <p className="text-ink-soft">{texts.more(all.length - SHOWN)}</p>}
    </section>
  )
}

interface ConcernedRowProps extends Pick<PreviewProps, 'before' | 'after'> {
  readonly each: Concerned
}

function ConcernedRow({ each: { title, only, price }, before, after }: ConcernedRowProps) {
  const { currency } = useNaming()
  const tax = (rate: number | null | undefined) =>
    rate === null || rate === undefined ? '–' : formatMoney(taxWithin(price, rate), currency)
  return (
    <tr>
      <td className={`${cell} [overflow-wrap:anywhere]`}>
        {title}
        {only && <span className="block text-caption text-ink-soft">{only}</span>}
      </td>
      <td className={number}>{formatMoney(price, currency)}</td>
      <td className={`${number} text-ink-soft`}>{tax(before)}</td>
      <td className={`${number} font-medium`}>{tax(after)}</td>
    </tr>
  )
}

const cell = 'border-b border-line/70 py-1.5 pr-3 align-top'
const number = `${cell} figures text-right whitespace-nowrap`
const head = 'border-b border-line py-2 pr-3 font-medium'

const shapeOfClasses = config.shape.shape.taxClasses

/** What stands against a rate from a day on, in words at its field. */
function problemsOf(
  taxClass: TaxClass,
  { from, rate }: { readonly from: string; readonly rate: number | undefined },
  today: string,
): { readonly rate?: string; readonly day?: string } {
  const isRate = shapeOfClasses.safeParse([{ ...taxClass, rates: [{ from: today, rate }] }]).success
  if (rate === undefined || !isRate) return { rate: texts.badRate }
  if (from <= today) return { day: texts.badDay }
  return ratesFrom(taxClass, from).now?.rate === rate ? { rate: texts.sameRate(percentText(rate)) } : {}
}

/** The first day of the month after a local date: rates change with a month. */
function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}
