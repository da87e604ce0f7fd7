import type { Branch } from '../../schema/business/branch.ts'
import type { Config } from '../../schema/business/config.ts'
import type { Pricing } from '../../schema/ordering/pricing.ts'
import { toJson } from '../../server/base/storage/json.ts'
import type { OrderItemRow, OrderRow } from '../../server/base/storage/statements/ordering/orders.ts'
import { demoDocuments } from '../../server/demo/documents.ts'
import { letterheadOf, letterOf } from '../../server/messages/mail/letters.ts'
import type { MailKind, Occasion } from '../../server/messages/mail/occasion.ts'
import { plainText } from '../../server/messages/mail/plain.ts'
import { htmlOf } from '../../server/messages/mail/template.ts'

const ORIGIN = 'https://bestellen.morgenkrume.example'
const PLACED = Date.parse('2026-06-16T08:12:00Z')

interface MailSample {
  readonly name: string
  readonly html: string
  readonly text: string
  readonly subject: string
}

/** Every mail there is, of the demo business; and one as long, as wide and as brightly coloured as it can get. */
export function mailSamples(): readonly MailSample[] {
  return [
    sample('placed', 'placed'),
    sample('placed-paid', 'placed', { order: { paymentState: 'paid', paymentMethod: 'mollie' } }),
    sample('placed-quotation', 'placed', { order: { isQuotation: 1 }, hidden: new Set([2]) }),
    sample('confirm-takeaway', 'confirm', { order: { mode: 'takeaway', appointmentAt: null } }),
    sample('confirm-delivery', 'confirm'),
    sample('accepted', 'accepted', {
      order: { appointmentAt: null, promisedAt: PLACED + 25 * 60_000, paymentState: 'paid', paymentMethod: 'mollie' },
    }),
    sample('delay', 'delay', { order: { appointmentAt: null, promisedAt: PLACED + 40 * 60_000 } }),
    sample('reject', 'reject', {
      order: {
        paymentState: 'paid',
        paymentMethod: 'mollie',
        rejectionMessage: 'Der Ofen macht heute Pause.\nMorgen gerne!',
      },
    }),
    sample('cancel', 'cancel'),
    sample('propose', 'propose', { order: { counterAppointmentAt: PLACED + 6 * 3_600_000 } }),
    sample('ready', 'in-delivery', { order: { mode: 'takeaway' } }),
    sample('underway', 'in-delivery'),
    sample('refunded', 'refunded', { order: { paymentState: 'refunded', paymentMethod: 'datatrans' }, refunded: 4630 }),
    sample('credited', 'credited', { credit: { amount: 490, reason: 'Fehlt', isOnline: 1 } }),
    sample('edited', 'edited'),
    sample('edited-quotation', 'edited', { order: { isQuotation: 1 } }),
    sample('new-order', 'new-order', { order: { needsReview: 1 } }),
    sample('new-order-table', 'new-order', {
      order: { mode: 'dineIn', appointmentAt: null },
      table: 'Tisch am Fenster',
    }),
    sample('extreme', 'new-order', extreme()),
    sample('yellow', 'placed', {
      config: { themeColor: '#FFE600', borderRadius: 0, disableTickets: true, logo: null },
    }),
  ]
}

type Given = Partial<Omit<Occasion, 'order' | 'config'>> & { order?: Partial<OrderRow>; config?: Partial<Config> }

function sample(name: string, kind: MailKind, { order = {}, config = {}, ...given }: Given = {}): MailSample {
  const documents = demoDocuments()
  const bodyOf = (type: string) => documents.find(document => document.type === type)?.body
  const settings = { ...(bodyOf('config') as Config), ...config }
  const branch = { ...(bodyOf('branches') as Branch), name: 'Stammhaus Josefstadt' }
  const base = { table: null, hidden: new Set<number>(), refunded: 0, credit: null, origin: ORIGIN, items: sampleItems }
  const letter = letterOf({ ...base, kind, branch, ...given, order: { ...sampleOrder, ...order }, config: settings })
  const head = letterheadOf(settings, ORIGIN)
  return { name, subject: letter.subject, html: htmlOf(letter, head), text: plainText(letter) }
}

const samplePricing: Pricing = {
  items: [],
  net: 3654,
  tax: 476,
  gross: 4130,
  deliveryNet: 273,
  deliveryTax: 27,
  deliveryGross: 300,
  totalNet: 4127,
  totalTax: 503,
  totalGross: 4630,
  taxes: [
    { rate: 10, net: 3500, tax: 350, gross: 3850 },
    { rate: 20, net: 483, tax: 97, gross: 580 },
    { rate: 0, net: 200, tax: 0, gross: 200 },
  ],
  deposit: 200,
  donation: 7,
}

const sampleOrder: OrderRow = {
  id: 17,
  uid: '6f1c4c58-52a1-4a0e-9d39-0d8a8f4a7b11',
  fingerprint: '',
  hash: 'K3v9aXq0pQ2m1wz7yTnB4dEr',
  branch: 1,
  businessDay: '2026-06-16',
  ticketNumber: '17',
  status: 'new',
  rev: 1,
  mode: 'delivery',
  isQuotation: 0,
  paymentMethod: 'cash',
  paymentState: 'open',
  currency: 'EUR',
  totalGross: 4630,
  pricing: toJson(samplePricing),
  contact: toJson({
    firstName: 'Anna',
    lastName: 'Huber',
    phone: '+436641234567',
    email: 'anna.huber@example.com',
    street: 'Neubaugasse 12',
    stairway: '2',
    floor: '3',
    door: '14',
    zipCode: '1070',
    city: 'Wien',
    deliveryArea: '1070 Neubau',
    comment: 'Bitte zweimal läuten, die Klingel ist etwas leise.',
  }),
  appointmentAt: PLACED + 3 * 3_600_000,
  counterAppointmentAt: null,
  rejectionMessage: null,
  tableIdentifier: null,
  tableName: null,
  paymentWay: null,
  donatee: 1,
  catalogueSeq: null,
  redirectUrl: null,
  slotAt: null,
  holdUntil: null,
  promisedAt: null,
  reckoning: null,
  askedAbout: null,
  needsReview: 0,
  device: null,
  acknowledgedAt: null,
  escalation: 0,
  createdAt: PLACED,
  updatedAt: PLACED,
}

const item = (position: number, given: Partial<OrderItemRow>, lines: readonly string[] = []): OrderItemRow => ({
  order: 17,
  position,
  product: position + 1,
  name: 'Mohnflesserl',
  amount: 1,
  unit: 'amount',
  parts: toJson({ values: {}, choices: {}, lines }),
  unitPrice: 0,
  gross: 180,
  rate: 10,
  deposit: 0,
  discount: 0,
  ...given,
})

const sampleItems: readonly OrderItemRow[] = [
  item(0, { name: 'Kornspitz', amount: 10, gross: 1100 }),
  item(1, { name: 'Geburtstagstorte', gross: 2390 }, [
    'Boden: Schokolade',
    'Füllung: Marille, Vanille',
    'Aufschrift: Alles Gute, Oma!',
  ]),
  item(2, { name: 'Bergkäse am Stück', amount: 0.4, unit: 'kilogram', gross: 580 }),
  item(3, { name: 'Apfelsaft naturtrüb', amount: 2, gross: 580, deposit: 200 }),
]

/** Names nobody breaks into lines, sums with six digits, a ticket of a kiosk. */
function extreme(): Given {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  const contact = JSON.parse(sampleOrder.contact) as object
  return {
    items: [
      item(0, { name: long, amount: 1234.567, unit: 'kilogram', gross: 123456789 }, [`Aufschrift: ${long}${long}`]),
      ...sampleItems,
    ],
    order: {
      ticketNumber: 'K2-017',
      totalGross: 123461419,
      contact: toJson({
        ...contact,
        isCompany: true,
        companyName: long,
        lastName: long,
        comment: long.repeat(6),
      }),
    },
  }
}
