import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Mode } from '../../../schema/business/modes.ts'
import { formatQuantity } from '../../../schema/catalogue/quantity.ts'
import { cashRounding } from '../../../schema/ordering/cashRounding.ts'
import { hasHiddenPrices } from '../../../schema/ordering/hiddenPrices.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'
import type { Quote } from '../../../schema/ordering/quote.ts'
import type { Catalogue as RulesCatalogue } from '../../../schema/ordering/wanted.ts'
import { startOutbox } from '../../data/outbox/startOutbox.ts'
import { useCatalogue, useConfig, useFreshness, useList } from '../../data/shop/useCatalogue.tsx'
import { now as clockNow } from '../../device/clock.ts'
import { printPage } from '../../device/page/page.ts'
import { knownDevice } from '../../device/storage/knownDevice.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { promiseText } from '../../ui/dates/PromiseText.tsx'
import { formatDateTime, formatMoney } from '../../ui/format.ts'
import { CurrencyContext } from '../../ui/Money.tsx'
import { useArrival } from '../../ui/useArrival.ts'
import { changeDraft, useGuestDraft } from './guestDraft.ts'
import { KioskForm } from './KioskForm.tsx'
import { bodyLook, KioskPage, pageBodyLook } from './KioskPage.tsx'
import { finishGuest, placingPorts } from './kioskDevice.ts'
import { type KioskDraft, kioskMethodsOf, namesOf, orderOf, quoteOf, shownTime } from './kioskOrder.ts'
import { type KioskOutcome, placeAtKiosk } from './placeOrder.ts'
import { type PlacedOrder, Receipt, type SlipWay } from './Receipt.tsx'
import { type KioskTexts, useTexts } from './texts.ts'

type State = 'editing' | 'sending' | 'unknown'

interface KioskCheckoutProps {
  readonly branch: Branch
  readonly catalogue: RulesCatalogue
  /** Epoch ms. */
  readonly now: number
  readonly cart: { readonly items: readonly CartItem[]; readonly mode: Mode }
  /** The cart is still read from the device. */
  readonly isRestoring: boolean
  /** A link to the menu with this look, with the cart open over it or not. */
  readonly renderMenuLink: (content: ReactNode, className: string, isCartOpen: boolean) => ReactNode
  readonly renderLegalLinks: (className: string) => ReactNode
  /** What goes with it. */
  readonly suggestions: ReactNode
  /** Where the guest eats after all: the menu says it, too. */
  readonly onMode: (mode: Mode) => void
  /** The order is safe: its cart can go. */
  readonly onPlaced: () => void
}

/** The checkout of a kiosk: one screen, then the number. */
export function KioskCheckout(props: KioskCheckoutProps) {
  const { branch, catalogue, now, cart, isRestoring, renderMenuLink, renderLegalLinks, suggestions } = props
  const texts = useTexts()
  const config = useConfig()
  const currency = useContext(CurrencyContext)
  const tables = useList('tables').filter(table => table.branch === branch.id)
  const methods = kioskMethodsOf(branch)
  const own = useGuestDraft()
  const [tries, setTries] = useState(0)
  /** What the server said when it would be there, when it refused. */
  const [toldAt, setToldAt] = useState<number | null>(null)
  const [placed, setPlaced] = useState<PlacedOrder | null>(null)
  const mode = cart.mode === 'delivery' ? 'takeaway' : cart.mode
  const draft: KioskDraft = { items: cart.items, table: null, name: '', method: methods[0] ?? null, ...own, mode }
  const quote = quoteOf(draft, catalogue, now)
  const { online } = useFreshness()
  const shownAt = shownTime(quote, branch, toldAt)
  const { state, problems, send } = useSending(catalogue, setToldAt, outcome => {
    const words = promisedIn(branch, shownAt, now, outcome.isOffline)
    setPlaced({
      ...placedOf(draft, quote, catalogue, outcome, texts),
      promised: words,
      due: hasHiddenPrices(draft.items, id => catalogue.product(id)) ? null : toPay(draft, quote, currency),
    })
    props.onPlaced()
  })
  useEffect(() => void startOutbox(), [])
  useArrival(placed ? 'placed' : 'form')
  if (placed)
    return (
      <main id="main" tabIndex={-1} className={bodyLook}>
        <Receipt
          order={placed}
          shopName={config?.shopName ?? ''}
          address={`${branch.name}, ${branch.street}, ${branch.zipCode} ${branch.city}`}
          slip={slipOf(placed)}
          onPrint={printPage}
          onDone={finishGuest}
        />
      </main>
    )
  const backLink = (look: string) => renderMenuLink(texts.checkout.back, `${look} -ml-4 self-start`, false)
  if (draft.items.length === 0)
    return (
      <KioskPage isEmpty head={<h1 className="text-head">{texts.checkout.title}</h1>} foot={backLink(footLink)}>
        <main id="main" tabIndex={-1} className={pageBodyLook}>
          {isRestoring ? null : <p className="text-lead">{texts.checkout.empty}</p>}
        </main>
      </KioskPage>
    )
  return (
    <KioskForm
      {...{ draft, branch, catalogue, quote, tables, methods }}
      promised={promisedIn(branch, shownAt, now, !online)}
      problems={[
        // Nobody is told of a mistake before having made one.
        ...quote.obstacles.filter(({ code }) => tries > 0 || code !== 'tableMissing').map(({ message }) => message),
        ...problems,
        ...(state === 'unknown' ? [texts.checkout.unknown] : []),
      ]}
      tries={tries}
      isBusy={state !== 'editing'}
      submitLabel={
        branch.isQuotationRequired
          ? texts.checkout.ask
          : texts.checkout.submit(formatMoney(quote.pricing.totalGross, currency))
      }
      backLink={backLink(link)}
      changeLink={renderMenuLink(texts.checkout.change, link, true)}
      legalLinks={renderLegalLinks(link)}
      suggestions={suggestions}
      onChange={({ mode: chosen, ...entered }) => {
        if (chosen) props.onMode(chosen)
        changeDraft(entered)
      }}
      onSubmit={() => {
        setTries(tries + 1)
        void send(draft, quote, shownAt)
      }}
    />
  )
}

const quiet = `${buttonLook({ variant: 'quiet' })} min-w-touch`
const link = `${quiet} min-h-touch!`
const footLink = `${quiet} min-h-reach!`

/** Sends once: the button is busy until it is known what became of the order. */
function useSending(
  rules: RulesCatalogue,
  onTold: (promisedAt: number | null) => void,
  onPlaced: (outcome: KioskOutcome & { kind: 'placed' }) => void,
) {
  const texts = useTexts()
  const catalogue = useCatalogue()
  const { asOf } = useFreshness()
  const [state, setState] = useState<State>('editing')
  const [problems, setProblems] = useState<readonly string[]>([])
  const present = useRef<AbortController>(null)
  useEffect(() => () => present.current?.abort(), [])
  const send = async (draft: KioskDraft, quote: Quote, shownAt: number | null) => {
    const { method } = draft
    if (state !== 'editing' || method === null || quote.obstacles.length > 0) return
    setState('sending')
    setProblems([])
    present.current = new AbortController()
    const { signal } = present.current
    const at = clockNow()
    const seq = catalogue.snapshot()?.seq ?? null
    const seal = { uid: crypto.randomUUID(), quote, shownAt, now: at, catalogueSeq: seq, catalogueAt: asOf ?? at }
    const { deed, slip } = orderOf({ ...draft, method }, rules, seal)
    try {
      const outcome = await placeAtKiosk(
        placingPorts(catalogue, () => setState('unknown'), signal),
        deed,
        slip,
      )
      // Whoever stands there now has another tray.
      if (signal.aborted || outcome.kind === 'left') return
      if (outcome.kind === 'placed') onPlaced(outcome)
      else setProblems(sentencesOf(outcome, texts))
      if (outcome.kind === 'refused') onTold(outcome.promisedAt)
    } catch {
      setProblems([texts.checkout.failed])
    }
    setState('editing')
  }
  return { state, problems, send }
}

/** The server prints only what it knows of; without it this browser may. */
function slipOf({ isOffline }: PlacedOrder): SlipWay {
  const device = knownDevice()
  if (device?.hasPrinter && !isOffline) return 'server'
  return device?.prints ? 'page' : 'asked'
}

const sentencesOf = (
  outcome: Exclude<KioskOutcome, { kind: 'placed' | 'left' }>,
  texts: KioskTexts,
): readonly string[] =>
  outcome.kind === 'closed'
    ? [texts.closedTitle, texts.closedReasons(outcome.reasons), texts.closed]
    : outcome.problems.map(({ message }) => message)

/** When it will be there, as a guest reads it; what a kiosk reckons alone it calls likely. */
const promisedIn = ({ timeZone }: Branch, at: number | null, now: number, isEstimate: boolean): string | null =>
  at === null ? null : promiseText(at, now, timeZone, isEstimate)

/** Cents to pay at the till. */
const toPay = ({ method }: KioskDraft, { pricing: { totalGross } }: Quote, currency: string): number =>
  totalGross + cashRounding({ totalGross, currency, paymentMethod: method ?? 'cash' })

function placedOf(
  { items, mode, table, name, method }: KioskDraft,
  { pricing }: Quote,
  { branch, product, table: tableOf }: RulesCatalogue,
  { ticket, isOffline }: KioskOutcome & { kind: 'placed' },
  texts: KioskTexts,
): Omit<PlacedOrder, 'promised' | 'due'> {
  const names = namesOf(items, product)
  return {
    ticket,
    isOffline,
    placedAt: formatDateTime(clockNow(), branch.timeZone),
    mode: texts.checkout.modes[mode],
    table: mode === 'dineIn' && table !== null ? (tableOf?.(table)?.name ?? null) : null,
    name: name.trim(),
    lines: items.map((item, index) => ({
      amount: formatQuantity(item.amount, item.unit),
      name: names[index]?.name ?? '',
      lines: names[index]?.lines ?? [],
      gross: product(item.product)?.isPriceHidden ? null : (pricing.items[index]?.gross ?? 0),
    })),
    total: pricing.totalGross,
    method: texts.checkout.methods[method ?? 'cash'],
  }
}
