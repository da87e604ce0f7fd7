import { Hono } from 'hono'
import { html } from 'hono/html'
import type { OnlineMethod } from '../../../../schema/business/paymentMethods.ts'
import { outcomes, type PaymentOutcome, type StandinPayment } from './ledger.ts'
import type { Standin, StandinPart } from './standin.ts'

const labels: Readonly<Record<PaymentOutcome, string>> = {
  paid: 'Bezahlen',
  authorized: 'Nur reservieren',
  pending: 'Überweisung, noch nicht eingegangen',
  canceled: 'Abbrechen',
  failed: 'Karte abgelehnt',
  expired: 'Ablaufen lassen',
  oneWay: 'Karte, auf die erst beim zweiten Mal etwas zurückgeht',
  open: 'Zurück, ohne zu zahlen',
}

/** The page on which a guest pays: one button per outcome, so that the demo can show each of them. */
export function hostedPages({ ledger, webhooks }: Standin, partOf: (provider: OnlineMethod) => StandinPart): Hono {
  const routes = new Hono()

  routes.get('/pay/:id', context => {
    const payment = ledger.find(context.req.param('id'))
    if (!payment) return context.notFound()
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    )
    return context.html(pageOf(payment, partOf(payment.provider)))
  })
  routes.post('/pay/:id/:outcome', context => {
    const payment = ledger.find(context.req.param('id'))
    const outcome = outcomes.find(each => each === context.req.param('outcome'))
    if (!payment || !outcome) return context.notFound()
    if (ledger.settle(payment, outcome)) webhooks.tell(payment)
    const back = new URL(payment.returnUrl)
    for (const [name, value] of Object.entries(partOf(payment.provider).returns(payment)))
      back.searchParams.set(name, value)
    return context.redirect(back.href, 303)
  })
  return routes
}

function pageOf({ id, way, amount, currency, description, state }: StandinPayment, { name }: StandinPart) {
  const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency }).format(amount / 100)
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Zahlung – Vorführung</title>
<style>
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: light-dark(#f3f1ee, #1b1917); }
main { box-sizing: border-box; width: min(26rem, 100% - 32px); padding: 28px; border-radius: 16px; background: light-dark(#fff, #262320); box-shadow: 0 8px 40px rgb(0 0 0 / .12); }
h1 { margin: 0; font-size: 34px; font-variant-numeric: tabular-nums; }
p { margin: 4px 0 20px; color: light-dark(#5d564f, #b9b1a8); }
form { margin: 0 0 8px; }
button { width: 100%; min-height: 48px; border: 1px solid light-dark(#d9d3cc, #4a443e); border-radius: 10px; background: none; color: inherit; font: inherit; cursor: pointer; }
form:first-of-type button { border: 0; background: #1f6f43; color: #fff; font-weight: 650; }
small { display: block; margin-top: 16px; color: light-dark(#5d564f, #b9b1a8); }
</style>
</head>
<body>
<main>
<h1>${money}</h1>
<p>${description}${way === null ? '' : ` · ${way}`}</p>
${
  state === 'paid'
    ? html`<p role="status">Diese Zahlung ist bereits bezahlt.</p>`
    : outcomes.map(
        outcome => html`<form method="post" action="${id}/${outcome}"><button>${labels[outcome]}</button></form>`,
      )
}
<small>Vorführung von ${name}: Hier wird kein Geld bewegt.</small>
</main>
</body>
</html>`
}
