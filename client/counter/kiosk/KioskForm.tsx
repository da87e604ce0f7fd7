import { type ReactNode, useContext, useEffect, useRef } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Mode } from '../../../schema/business/modes.ts'
import type { KioskMethod } from '../../../schema/business/paymentMethods.ts'
import type { Table } from '../../../schema/business/table.ts'
import { formatQuantity } from '../../../schema/catalogue/quantity.ts'
import { cashRounding } from '../../../schema/ordering/cashRounding.ts'
import { hasHiddenPrices } from '../../../schema/ordering/hiddenPrices.ts'
import { itemLines } from '../../../schema/ordering/itemLines.ts'
import type { Quote } from '../../../schema/ordering/quote.ts'
import type { Catalogue } from '../../../schema/ordering/wanted.ts'
import { Button } from '../../ui/Button.tsx'
import { Radio } from '../../ui/Choice.tsx'
import { CurrencyContext, Money } from '../../ui/Money.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { KioskPage, pageBodyLook } from './KioskPage.tsx'
import { type KioskDraft, modesAtKiosk } from './kioskOrder.ts'
import { TableTiles } from './TableTiles.tsx'
import { TouchField } from './TouchField.tsx'
import { useTexts } from './texts.ts'

interface KioskFormProps {
  readonly draft: KioskDraft
  readonly branch: Branch
  readonly catalogue: Catalogue
  readonly quote: Quote
  /** When it will be there, in words; null where nobody can say. */
  readonly promised: string | null
  readonly tables: readonly Table[]
  readonly methods: readonly KioskMethod[]
  /** What stands against ordering, in whole sentences. */
  readonly problems: readonly string[]
  /** How often the guest has tried to order: what stands against it comes into sight. */
  readonly tries: number
  readonly isBusy: boolean
  readonly submitLabel: string
  readonly backLink: ReactNode
  /** To where amounts are changed. */
  readonly changeLink: ReactNode
  readonly legalLinks: ReactNode
  /** What goes with it. */
  readonly suggestions: ReactNode
  readonly onChange: (patch: Partial<KioskDraft>) => void
  readonly onSubmit: () => void
}

/** All that a kiosk asks: what, where to eat, whom to call, how to pay. One screen, one button. */
export function KioskForm(props: KioskFormProps) {
  const { methods, isBusy, submitLabel, onSubmit } = props
  const words = useTexts().checkout
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <KioskPage
        isEmpty={false}
        head={<h1 className="text-head">{words.title}</h1>}
        foot={
          <Button
            type="submit"
            size="large"
            wide
            className="min-h-reach!"
            busy={isBusy}
            disabled={methods.length === 0}
          >
            {submitLabel}
          </Button>
        }
      >
        {/* What is ordered, and what is asked about it: one below the other, beside each other on a screen that lies. */}
        <main
          id="main"
          tabIndex={-1}
          className={`${pageBodyLook} landscape:grid landscape:grid-cols-2 landscape:items-start landscape:gap-8`}
        >
          <div className={partLook}>
            {props.backLink}
            <Lines {...props} />
            {props.suggestions}
          </div>
          <Choices {...props} />
        </main>
      </KioskPage>
    </form>
  )
}

const partLook = 'flex flex-col gap-[1.2rem]'

/** Where to eat and at which table, whom to call, how to pay. */
function Choices(props: KioskFormProps) {
  const { draft, branch, tables, methods, problems, tries, isBusy, onChange } = props
  const words = useTexts().checkout
  const modes = modesAtKiosk(branch)
  const trouble = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) trouble.current?.scrollIntoView({ block: 'nearest' })
  }, [tries])
  const isAtTable = draft.mode === 'dineIn' && draft.table !== null
  return (
    <div className={partLook}>
      {modes.length > 1 && (
        <Segmented
          label={words.mode}
          value={draft.mode}
          options={modes.map((value: Mode) => ({ value, label: words.modes[value] }))}
          onChange={mode => onChange({ mode })}
        />
      )}
      {draft.mode === 'dineIn' && tables.length > 0 && (
        <TableTiles
          tables={tables}
          chosen={draft.table}
          isRequired={branch.isTableSelectionEnabled}
          onChoose={table => onChange({ table })}
        />
      )}
      {!isAtTable && (
        <TouchField
          label={words.name}
          hint={words.nameHint}
          optional
          name="name"
          maxLength={40}
          capitals="words"
          value={draft.name}
          onChange={name => onChange({ name })}
        />
      )}
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-strong">{words.pay}</legend>
        <div className="grid grid-cols-2 gap-3">
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
      <div ref={trouble} role="alert">
        {problems.length > 0 && (
          <Notice tone="error">
            {problems.map(problem => (
              <p key={problem}>{problem}</p>
            ))}
          </Notice>
        )}
      </div>
      <div>
        <p className="-ml-4">{props.legalLinks}</p>
        <p role="status" className="text-caption text-ink-soft">
          {isBusy ? words.sending : branch.isQuotationRequired ? words.legalToAsk : words.legal}
        </p>
      </div>
    </div>
  )
}

function Lines({ draft, catalogue, quote, promised, changeLink }: KioskFormProps) {
  const words = useTexts().checkout
  const { pricing } = quote
  const isOpen = hasHiddenPrices(draft.items, id => catalogue.product(id))
  const till = useCashRounding(draft, pricing.totalGross)
  const rounding = isOpen ? 0 : till
  return (
    <div className="rounded-card border border-line bg-surface p-4 tablet:p-6">
      <ul className="flex flex-col gap-3">
        {draft.items.map((item, index) => {
          const product = catalogue.product(item.product)
          const choices = product ? itemLines(product, item) : []
          return (
            <li key={item.key} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4">
              <span className="figures font-strong">{formatQuantity(item.amount, item.unit)}</span>
              <span>
                <span className="font-strong">{product?.name}</span>
                {choices.length > 0 && <span className="block text-caption text-ink-soft">{choices.join(', ')}</span>}
              </span>
              {product?.isPriceHidden ? (
                <span className="text-ink-soft">{words.priceHidden}</span>
              ) : (
                <Money cents={pricing.items[index]?.gross ?? 0} />
              )}
            </li>
          )
        })}
      </ul>
      <div className="mt-3 -ml-4">{changeLink}</div>
      <p className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-title font-strong">
        {words.total}
        <Money cents={pricing.totalGross} prefix={isOpen ? words.from : ''} />
      </p>
      {rounding !== 0 && (
        <p className="flex items-baseline justify-between gap-4 font-strong">
          {words.inCash}
          <Money cents={pricing.totalGross + rounding} />
        </p>
      )}
      <p className="flex flex-wrap justify-end gap-x-4 text-caption text-ink-soft">
        {pricing.deposit > 0 && (
          <span>
            {words.deposit} <Money cents={pricing.deposit} />
          </span>
        )}
        {pricing.taxes.map(({ rate, tax }) => (
          <span key={rate}>
            {words.tax(rate.toLocaleString('de-DE'))} <Money cents={tax} />
          </span>
        ))}
      </p>
      {promised !== null && (
        <p className="mt-2 font-strong">
          {words.promised} {promised}
        </p>
      )}
    </div>
  )
}

/** Cents by which the till rounds what this guest pays there. */
function useCashRounding({ method }: KioskDraft, totalGross: number): number {
  const currency = useContext(CurrencyContext)
  return method === null ? 0 : cashRounding({ totalGross, currency, paymentMethod: method })
}
