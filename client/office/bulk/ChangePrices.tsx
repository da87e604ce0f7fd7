import { useMemo, useRef, useState } from 'react'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import { keysOf } from '../../../schema/base/keys.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { changedPrice, type PriceChange, type Rounding, roundings } from '../../../schema/catalogue/priceChange.ts'
import type { Row } from '../../data/office/rows.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { centsOf, numberOf } from '../form/controls/numbers.ts'
import { formModel } from '../form/formModel.ts'
import { mayDo } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { input } from '../shell/styles.ts'
import { changedOptions, isSurcharge } from './changedOptions.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { PlanTable } from './PlanTable.tsx'
import { planOf } from './plan.ts'
import { texts } from './texts.ts'
import { useApply } from './useApply.ts'

interface ChangePricesProps {
  readonly entity: Entity
  readonly rows: readonly Row[]
  readonly onClose: () => void
}

/** Prices of many go up or down together, rounded as prices are; what each becomes can still be said by hand. */
export default function ChangePrices({ entity, rows, onClose }: ChangePricesProps) {
  const { actor } = useOffice()
  const apply = useApply()
  const first = useRef<HTMLInputElement>(null)
  const [by, setBy] = useState<PriceChange['by']>('percent')
  const [text, setText] = useState('')
  const [rounding, setRounding] = useState<Rounding>('ten')
  const [withOptions, setWithOptions] = useState(true)
  const [own, setOwn] = useState<ReadonlyMap<number, unknown>>(new Map())
  const field = formModel(entity).find(({ name }) => name === 'price')
  const value = by === 'percent' ? numberOf(text) : centsOf(text)
  const hasOptions = rows.some(({ body }) => changedOptions(body, cents => cents + 1) !== null)
  const plan = useMemo(
    () =>
      planOf(entity, rows, {
        changesOf({ id, body }): Body | null {
          if (own.has(id)) return { price: own.get(id) }
          const price = body['price']
          if (value === undefined || typeof price !== 'number') return null
          const change = (cents: number) => changedPrice(cents, { by, value, rounding })
          // An extra of 0,50 is no price that may jump to 0,90.
          const ofOption = (cents: number) =>
            changedPrice(cents, { by, value, rounding: rounding === 'ninety' ? 'ten' : rounding })
          const config = withOptions && by === 'percent' ? changedOptions(body, ofOption) : null
          const next = isSurcharge(body['kind']) ? ofOption(price) : change(price)
          return { price: next, ...(isObject(config) ? { config } : {}) }
        },
        mayChange: row => mayDo(entity, 'update', actor, row.body),
        forbidden: texts.forbidden,
      }),
    [entity, rows, value, by, rounding, withOptions, own, actor],
  )
  if (!field) return null
  const isWrong = text.trim() !== '' && value === undefined
  return (
    <PlanDialog
      title={texts.prices.title}
      plan={plan}
      applyText={texts.applyPrices}
      onClose={onClose}
      focusFirst={first}
      onApply={() =>
        apply(
          entity,
          plan.filter(({ kind }) => kind === 'changed'),
          texts.prices.done,
        )
      }
    >
      <Segmented
        label={texts.prices.by}
        value={by}
        options={keysOf(texts.prices.kinds).map(kind => ({ value: kind, label: texts.prices.kinds[kind] }))}
        onChange={setBy}
      />
      <div className="flex flex-wrap gap-4">
        <div className="flex flex-1 flex-col gap-1.5">
          <label htmlFor="price-value" className="text-caption font-medium">
            {texts.prices.value[by]}
          </label>
          <input
            ref={first}
            id="price-value"
            className={input}
            inputMode="text"
            value={text}
            aria-invalid={isWrong || undefined}
            aria-describedby="price-note"
            onChange={event => {
              setText(event.target.value)
              setOwn(new Map())
            }}
          />
          <span id="price-note" className={`text-caption ${isWrong ? 'text-error' : 'text-ink-soft'}`}>
            {isWrong ? texts.prices.problem : texts.prices.hint}
          </span>
        </div>
        <RoundingSelect rounding={rounding} onRounding={setRounding} />
      </div>
      {hasOptions && by === 'percent' && (
        <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            checked={withOptions}
            onChange={event => setWithOptions(event.target.checked)}
          />
          {texts.prices.options}
        </label>
      )}
      <PlanTable {...{ entity, field, plan }} onValue={(id, price) => setOwn(new Map([...own, [id, price]]))} />
    </PlanDialog>
  )
}

function RoundingSelect({ rounding, onRounding }: { rounding: Rounding; onRounding: (rounding: Rounding) => void }) {
  return (
    <label className="flex flex-1 flex-col gap-1.5">
      <span className="text-caption font-medium">{texts.prices.rounding}</span>
      <select
        className={input}
        value={rounding}
        onChange={event => onRounding(keysOf(roundings).find(each => each === event.target.value) ?? rounding)}
      >
        {keysOf(roundings).map(each => (
          <option key={each} value={each}>
            {roundings[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
