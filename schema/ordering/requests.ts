import { z } from 'zod'
import { countries } from '../base/countries.ts'
import { email, id, localDate, money, text } from '../base/fields.ts'
import { keysOf } from '../base/keys.ts'
import { MAX_UPLOAD_NAME } from '../base/uploads.ts'
import { paymentMethods } from '../business/paymentMethods.ts'
import { LONGEST_TEXT } from '../catalogue/partTypes.ts'
import { units } from '../catalogue/units.ts'
import { LONGEST_WISH } from './itemLines.ts'
import { offlineFields } from './kioskOrder.ts'
import { chosenCharacters, MOST_AMOUNT, MOST_CHARACTERS, MOST_LINES } from './orderLimits.ts'
import { paymentWays } from './paymentWays.ts'

/** Text a person typed: an empty one is as good as none. */
const entry = (max: number) => text(max).nullish()

/** An uploaded file. Its hash proves that it is the sender's own; what else is said of it is not trusted. */
const uploadKey = z.object({
  id: id(),
  publicHash: text(64),
  version: z.int().min(1).optional(),
  extension: text(8).optional(),
  name: text(MAX_UPLOAD_NAME).optional(),
})

/** The value of one configuration step: text, the name of an option, several names, or uploads. */
const partValue = z.union([
  text(LONGEST_TEXT),
  z.array(z.union([text(200), uploadKey, z.object({ name: text(200) })])).max(60),
  uploadKey,
  z.object({ name: text(200) }),
  z.null(),
])

/** One line of an order as it crosses the wire. */
export const itemCall = z.object({
  product: id(),
  amount: z.number().positive().max(MOST_AMOUNT),
  unit: z.enum(keysOf(units)).nullish(),
  parts: z.record(text(60), partValue).nullish(),
  wish: entry(LONGEST_WISH),
})
export type OrderItemCall = z.infer<typeof itemCall>

const wanted = {
  branch: id(),
  isDelivery: z.boolean().default(false),
  isDineIn: z.boolean().default(false),
  deliveryArea: entry(80),
  /** None is for the quote to say: an empty cart has its own sentence. */
  items: z
    .array(itemCall)
    .max(MOST_LINES)
    .superRefine((items, context) => {
      if (chosenCharacters(items) > MOST_CHARACTERS) context.addIssue({ code: 'custom', params: { code: 'tooLong' } })
    }),
  /** ISO 8601 instant with zone; absent means as soon as possible. */
  appointmentDate: z.iso.datetime({ offset: true }).nullish(),
  donatee: id().nullish(),
  table: z.union([id(), text(80)]).nullish(),
  /** For the customer whose person is signed in: their prices and their invoice. */
  onAccount: z.boolean().optional(),
}

/** POST /api/quote: what is wanted, without contact data. Never writes. */
export const quoteCall = z.object(wanted).superRefine(oneMode)
export type QuoteCall = z.infer<typeof quoteCall>

/** Takeaway, delivery and dine-in exclude each other. */
function oneMode(call: { isDelivery: boolean; isDineIn: boolean }, context: z.RefinementCtx): void {
  if (call.isDelivery && call.isDineIn)
    context.addIssue({ code: 'custom', path: ['isDineIn'], params: { code: 'choice' } })
}

export const nameCall = { firstName: entry(80), lastName: entry(80) }
/** Where somebody lives. */
export const addressCall = {
  street: entry(120),
  floor: entry(40),
  stairway: entry(40),
  door: entry(40),
  zipCode: entry(12),
  city: entry(80),
  country: z.enum(countries).nullish(),
}

/** POST /api/orders: the checkout form, the cart and the identity the author's device gave the order. */
export const orderCall = z
  .object({
    ...wanted,
    /** One order however it is written: upper and lower case are the same UUID. */
    uid: z.uuid().toLowerCase(),
    /** Cents: the total the person saw. Another total is answered by 409 and a fresh quote. */
    expectedTotal: money(),
    /** Percent and cents: the taxes in that total as the person saw them. Other ones are answered like another total. */
    expectedTaxes: z
      .array(z.object({ rate: z.number().min(0).max(100), tax: money() }))
      .max(20)
      .nullish(),
    /** ISO 8601 instant: when the person was told it would be there as soon as possible. A time much later is answered likewise. */
    expectedBy: z.iso.datetime({ offset: true }).nullish(),
    /** Epoch of the catalogue the cart was priced with; only told, never trusted. */
    catalogueSeq: text(40).nullish(),
    createdAt: z.iso.datetime({ offset: true }).nullish(),
    /** After this instant the order is not taken any more: nobody wants yesterday's lunch. */
    validUntil: z.iso.datetime({ offset: true }).nullish(),
    isCompany: z.boolean().default(false),
    companyName: entry(120),
    vatNumber: entry(40),
    ...nameCall,
    ...addressCall,
    isDeliveryAddressDifferent: z.boolean().default(false),
    deliveryAddress: z.object({ ...nameCall, ...addressCall }).nullish(),
    phone: entry(40),
    email: entry(254),
    comment: entry(2000),
    paymentMethod: z.enum(keysOf(paymentMethods)),
    /** Among those of the provider; none leaves the choice to its page. */
    paymentWay: z.enum(keysOf(paymentWays)).nullish(),
    legalInstructions: z.boolean().default(false),
    privacyPolicy: z.boolean().default(false),
    /** Of a paired kiosk that had no network: the order is taken as it is. */
    offline: offlineFields.nullish(),
  })
  .superRefine(oneMode)
export type OrderCall = z.infer<typeof orderCall>

const stars = () => z.int().min(1).max(5)
/** POST /api/orders/public/{uid}/{hash}/questionnaire: all four ratings, 1 to 5. */
export const questionnaireCall = z.object({
  rating: stars(),
  foodRating: stars(),
  serviceRating: stars(),
  processRating: stars(),
  comment: entry(2000),
})
export type QuestionnaireCall = z.infer<typeof questionnaireCall>

/** Body of the guest's answers to a counter-appointment: the time that was shown, so that no other one is agreed to. */
export const proposalCall = z.object({ counterAppointment: z.iso.datetime({ offset: true }).nullish() })
export type ProposalCall = z.infer<typeof proposalCall>

/** POST /api/orders/public/{uid}/{hash}/offer/accept: the price that was shown, in cents. */
export const acceptOfferCall = z.object({ expectedTotal: money() })

/** POST /api/orders/public/{uid}/{hash}/time: null is as soon as possible. */
export const timeCall = z.object({ appointmentDate: z.iso.datetime({ offset: true }).nullable() })
export type TimeCall = z.infer<typeof timeCall>

/** POST /api/orders/public/{uid}/{hash}/pay-at-counter: one of the ways that are paid to a person. */
export const counterCall = z.object({ paymentMethod: z.enum(keysOf(paymentMethods)) })
export type CounterCall = z.infer<typeof counterCall>

/** How many days of slots one question is answered with. */
const MOST_DAYS = 62
/** The query of GET /api/branches/{id}/slots: how many local dates of the branch from which on. */
export const slotsQuery = z.object({ from: localDate(), days: z.coerce.number<string>().int().min(1).max(MOST_DAYS) })

/** What a link of an external person was made of. */
export const accessCall = z.object({ token: text(200).min(1) })
/** Where a new one is asked for. */
export const askForLinkCall = z.object({ email: email() })
