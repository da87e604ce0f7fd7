import { useState } from 'react'
import { products } from '../../../../schema/catalogue/product.ts'
import { TaxClassControl } from '../../form/controls/ChoiceControls.tsx'
import { formModel } from '../../form/formModel.ts'
import { type ControlProps, controlId, useForm } from '../../form/formScope.tsx'
import { quietButton } from '../../shell/styles.ts'
import { texts } from './texts.ts'

const others = [
  ['takeawayTax', texts.taxTakeaway],
  ['dineInTax', texts.taxDineIn],
] as const

/** One tax class everywhere, or one for each way to order. */
export function TaxLine(props: ControlProps) {
  const { sibling, problems } = useForm()
  const isDifferent = others.some(([name]) => Boolean(sibling(name)?.value))
  const [isOpen, setOpen] = useState(false)
  const shown = isDifferent || isOpen
  const same = () => {
    setOpen(false)
    for (const [name] of others) sibling(name)?.onChange(null)
  }
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="flex w-full max-w-72 flex-col gap-1.5">
        <label htmlFor={props.id} className="text-caption font-medium">
          {shown ? `${texts.taxes}: ${texts.taxDelivery}` : texts.taxes}
          <span aria-hidden className="text-ink-soft">
            {' *'}
          </span>
        </label>
        <TaxClassControl {...props} />
      </div>
      {shown &&
        others.map(([name, label]) => {
          const field = formModel(products).find(each => each.name === name)
          const other = sibling(name)
          if (!field || !other) return null
          return (
            <div key={name} className="flex w-full max-w-60 flex-col gap-1.5">
              <label id={`${controlId(name)}-name`} htmlFor={controlId(name)} className="text-caption font-medium">
                {label}
              </label>
              <TaxClassControl
                {...{ field }}
                id={controlId(name)}
                path={name}
                value={other.value}
                onChange={other.onChange}
                disabled={props.disabled}
                invalid={problems.has(name)}
                labelledBy={`${controlId(name)}-name`}
                describedBy={undefined}
              />
            </div>
          )
        })}
      {!props.disabled && (
        <button
          type="button"
          className={`${quietButton} min-h-9 border border-line pointer-coarse:min-h-11`}
          onClick={shown ? same : () => setOpen(true)}
        >
          {shown ? texts.sameEverywhere : texts.different}
        </button>
      )}
    </div>
  )
}
