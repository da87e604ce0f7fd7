import { escapeHtml } from '../../../schema/base/escapeHtml.ts'
import { formatMoney } from '../../../schema/base/money.ts'
import type { KeptContact } from '../../../schema/ordering/keptOrder.ts'
import type { GuestExport } from './guestExport.ts'

type Order = GuestExport['orders'][number]

const placeLabels = { phone: 'Telefon', email: 'E-Mail', street: 'Straße', zipCode: 'PLZ', city: 'Ort' }

/** What of an order says who its guest is, as it reads; in this order. */
const contactLabels: Readonly<Record<string, string>> = {
  companyName: 'Unternehmen',
  vatNumber: 'UID-Nummer',
  firstName: 'Vorname',
  lastName: 'Familienname',
  ...placeLabels,
  stairway: 'Stiege',
  floor: 'Stock',
  door: 'Tür',
  country: 'Land',
  comment: 'Anmerkung',
}

/** Everything about somebody as one page that needs nothing beside it; the JSON for other programs stands in it. `now` is epoch ms. */
export function guestPage(data: GuestExport, business: string, zone: string, now: number): string {
  const at = (instant: string | number): string =>
    new Date(instant).toLocaleString('de-AT', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })
  const parts = [
    ...data.customers.map(({ history, isDeleted: _isDeleted, id: _id, rev: _rev, branch: _branch, ...body }) =>
      section('Kundendaten', rows(body, customerLabels) + former(history.length)),
    ),
    ...data.externals.map(({ history, name, firstName, email }) =>
      section('Zugang zum Firmenkonto', rows({ firstName, name, email }, customerLabels) + former(history.length)),
    ),
    ...(data.messages.length > 0 ? [section('Weitere Nachrichten', messageList(data.messages, at))] : []),
    ...data.notes.map(note => section('Notiz', `<p>${escapeHtml(note.text)}</p>`)),
    ...data.orders.map(order => orderPart(order, at)),
  ]
  // No text in it may end the element it stands in.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Auskunft – ${escapeHtml(business)}</title><style>${style}</style>
<h1>Auskunft über gespeicherte Daten</h1>
<p>${escapeHtml(business)} · Stand ${at(now)}</p>
<p>Diese Datei enthält alles, was zu Ihnen gespeichert ist: unten zum Lesen, und dasselbe als JSON für andere Programme (Element „daten“).</p>
${parts.join('\n') || '<p>Es ist nichts gespeichert.</p>'}
<script type="application/json" id="daten">${json}</script></html>`
}

const customerLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  firstName: 'Vorname',
  vatNumber: 'UID-Nummer',
  ...placeLabels,
  note: 'Notiz',
}

function orderPart(order: Order, at: (instant: string | number) => string): string {
  const contact: KeptContact = order.contact
  const lines = order.lines.map(
    ({ name, amount, gross, lines: texts }) =>
      `<tr><td>${escapeHtml(String(amount))} × ${escapeHtml(name)}${texts.map(text => `<br><small>${escapeHtml(text)}</small>`).join('')}</td><td class="r">${money(gross, order.currency)}</td></tr>`,
  )
  const pieces = [
    rows(contact, contactLabels),
    `<table>${lines.join('')}<tr><th>Summe</th><td class="r">${money(order.totalGross, order.currency)}</td></tr></table>`,
    list(
      'Verlauf',
      order.events.map(event => `${at(event.at)} · ${event.label}`),
    ),
    messageList(order.messages, at),
    list(
      'Bewertung',
      order.questionnaire ? [`${order.questionnaire.rating} von 5 ${order.questionnaire.comment}`] : [],
    ),
    list('Benachrichtigungen über', order.notifiedThrough),
    files(order),
  ]
  return section(`Bestellung ${order.ticketNumber} vom ${at(order.createdAt)}`, pieces.join(''))
}

const messageList = (messages: GuestExport['messages'], at: (instant: string) => string): string =>
  list(
    'Nachrichten',
    messages.map(({ sentAt, recipient, subject, text }) => `${at(sentAt)} · ${recipient} · ${subject || text}`),
  )

const section = (title: string, content: string): string => `<section><h2>${escapeHtml(title)}</h2>${content}</section>`

function rows(body: object, labels: Readonly<Record<string, string>>): string {
  const known = new Map<string, unknown>(Object.entries(body))
  const told = Object.entries(labels).flatMap(([field, label]) => {
    const value = known.get(field)
    return value === undefined || value === null || value === ''
      ? []
      : [`<dt>${label}</dt><dd>${escapeHtml(String(value))}</dd>`]
  })
  return told.length === 0 ? '' : `<dl>${told.join('')}</dl>`
}

const list = (title: string, entries: readonly string[]): string =>
  entries.length === 0
    ? ''
    : `<h3>${title}</h3><ul>${entries.map(entry => `<li>${escapeHtml(entry)}</li>`).join('')}</ul>`

const former = (states: number): string =>
  states > 1 ? `<p>Dazu ${states} frühere Stände; sie stehen in den Daten am Ende der Datei.</p>` : ''

function files({ files: uploaded }: Order): string {
  if (uploaded.length === 0) return ''
  const links = uploaded.map(({ name, mimeType, content }) =>
    content === null
      ? `<li>${escapeHtml(name)} (zu groß, wird gesondert übergeben)</li>`
      : `<li><a download="${escapeHtml(name)}" href="data:${escapeHtml(mimeType)};base64,${content}">${escapeHtml(name)}</a></li>`,
  )
  return `<h3>Dateien</h3><ul>${links.join('')}</ul>`
}

const money = (cents: number, currency: string): string => escapeHtml(formatMoney(cents, currency))

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c1917}section{border-top:1px solid #d6d3d1;padding:.5rem 0 1rem}dl{display:grid;grid-template-columns:10rem 1fr;gap:.15rem 1rem}dt{color:#57534e}dd{margin:0;overflow-wrap:anywhere}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:.25rem 0;border-bottom:1px solid #e7e5e4}.r{text-align:right;white-space:nowrap}'
