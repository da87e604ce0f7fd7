import type { ReactNode } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import { type Mode, modesOf } from '../../../schema/business/modes.ts'
import type { Table } from '../../../schema/business/table.ts'
import { describeParts } from '../../../schema/catalogue/configuration.ts'
import { formatQuantity } from '../../../schema/catalogue/quantity.ts'
import type { KioskMethod } from '../../../schema/ordering/paymentMethods.ts'
import type { Quote } from '../../../schema/ordering/quote.ts'
import type { Catalogue } from '../../../schema/ordering/wanted.ts'
import { Button } from '../../ui/Button.tsx'
import { Radio } from '../../ui/Choice.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Money } from '../../ui/Money.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Select } from '../../ui/Select.tsx'
import type { KioskDraft } from './kioskOrder.ts'
import { texts } from './texts.ts'

interface KioskFormProps {
  readonly draft: KioskDraft
  readonly branch: Branch
  readonly catalogue: Catalogue
  readonly quote: Quote
  readonly tables: readonly Table[]
  readonly methods: readonly KioskMethod[]
  /** What stands against ordering, in whole sentences. */
  readonly problems: readonly string[]
  readonly isBusy: boolean
  readonly submitLabel: string
  readonly backLink: ReactNode
  /** To where amounts are changed. */
  readonly changeLink: ReactNode
  readonly legalLinks: ReactNode
  readonly onChange: (patch: Partial<KioskDraft>) => void
  readonly onSubmit: () => void
}

/** All that a kiosk asks: what, where to eat, whom to call, how to pay. One screen, one button. */
export function KioskForm(props: KioskFormProps) {
  const { draft, branch, methods, problems, isBusy, submitLabel, onChange, onSubmit } = props
  const modes = modesOf(branch).filter(mode => mode !== 'delivery')
  const words = texts.checkout
  return (
    <form
      noValidate
      className="page flex flex-1 flex-col gap-5 pt-4"
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {props.backLink}
      <h1 className="text-head">{words.title}</h1>
      <Lines {...props} />
      <div className="kiosk-reach" />
      {modes.length > 1 && (
        <Segmented
          label={words.mode}
          value={draft.mode}
          options={modes.map((value: Mode) => ({ value, label: words.modes[value] }))}
          onChange={mode => onChange({ mode })}
        />
      )}
      {draft.mode === 'dineIn' && <TableChoice {...props} />}
      <TextField
        label={words.name}
        hint={words.nameHint}
        optional
        name="name"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={40}
        value={draft.name}
        onChange={event => onChange({ name: event.target.value })}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-strong">{words.pay}</legend>
        <div className="grid gap-3 tablet:grid-cols-2">
          {methods.map(method => (
            <Radio
              key={method}
              framed
              name="method"
              label={words.methods[method]}
              checked={draft.method === method}
              onChange={() => onChange({ method })}
            />
          ))}
        </div>
        {methods.length === 0 && <Notice tone="warning">{words.noMethod}</Notice>}
      </fieldset>
      {problems.length > 0 && (
        <Notice tone="error">
          {problems.map(problem => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      <p className="-ml-4">{props.legalLinks}</p>
      <div className="kiosk-submit">
        <p role="status" className="mb-2 text-caption text-ink-soft">
          {isBusy ? words.sending : words.legal}
        </p>
        <Button type="submit" size="large" wide busy={isBusy} disabled={methods.length === 0}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

function Lines({ draft, catalogue, quote, changeLink }: KioskFormProps) {
  const { pricing } = quote
  return (
    <div className="rounded-card border border-line bg-surface p-4 tablet:p-6">
      <ul className="flex flex-col gap-3">
        {draft.items.map((item, index) => {
          const product = catalogue.product(item.product)
          const choices = product ? describeParts(product, item.parts) : []
          return (
            <li key={item.key} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4">
              <span className="figures font-strong">{formatQuantity(item.amount, item.unit)}</span>
              <span>
                <span className="font-strong">{product?.name}</span>
                {choices.length > 0 && <span className="block text-caption text-ink-soft">{choices.join(', ')}</span>}
              </span>
              <Money cents={pricing.items[index]?.gross ?? 0} />
            </li>
          )
        })}
      </ul>
      <div className="mt-3 -ml-4">{changeLink}</div>
      <p className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-title font-strong">
        {texts.checkout.total}
        <Money cents={pricing.totalGross} />
      </p>
      <p className="flex flex-wrap justify-end gap-x-4 text-caption text-ink-soft">
        {pricing.deposit > 0 && (
          <span>
            {texts.checkout.deposit} <Money cents={pricing.deposit} />
          </span>
        )}
        {pricing.taxes.map(({ rate, tax }) => (
          <span key={rate}>
            {texts.checkout.tax(rate.toLocaleString('de-DE'))} <Money cents={tax} />
          </span>
        ))}
      </p>
    </div>
  )
}

function TableChoice({ draft, branch, tables, onChange }: KioskFormProps) {
  const words = texts.checkout
  if (tables.length === 0) return null
  return (
    <Select
      label={words.table}
      name="table"
      optional={!branch.isTableSelectionEnabled}
      value={draft.table ?? ''}
      onChange={event => onChange({ table: event.target.value || null })}
    >
      <option value="">{branch.isTableSelectionEnabled ? words.chooseTable : words.noTable}</option>
      {tables.map(({ id, identifier, name }) => (
        <option key={id} value={identifier}>
          {name}
        </option>
      ))}
    </Select>
  )
}
