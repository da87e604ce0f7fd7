import { formatMoney } from '../../../schema/base/money.ts'
import { modes } from '../../../schema/business/modes.ts'
import { isTelling } from '../../../schema/ordering/creditNote.ts'
import { dueOf, soonText, untilText } from '../../../schema/ordering/due.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { Letter } from './letter.ts'
import type { Occasion } from './occasion.ts'
import { de } from './texts.ts'
import { longMoment } from './times.ts'

/** What a mail says at its head. The first sentence follows a greeting and begins small, but never with a small 'ihre'. */
type Passages = Pick<Letter, 'tone' | 'heading' | 'sentences' | 'moment'>

/** The words for each kind of mail; `noun` is what was sent, an order or a request for an offer. */
export function passages(occasion: Occasion, noun: string): Passages {
  return writers[occasion.kind](occasion, noun)
}

type Writer = (occasion: Occasion, noun: string) => Passages

const writers: Readonly<Record<Occasion['kind'], Writer>> = {
  placed: (occasion, noun) => ({
    tone: 'plain',
    heading: de.heading.placed(noun),
    sentences: [isQuotation(occasion) ? de.placedQuotation : de.placed, ...paidSentence(occasion)],
    moment: momentOf(occasion),
  }),
  confirm: (occasion, noun) => ({
    tone: 'good',
    heading: de.heading.confirm(noun),
    sentences: [confirmation(occasion), ...toPaySentence(occasion)],
    moment: momentOf(occasion),
  }),
  accepted: (occasion, noun) => ({
    tone: 'good',
    heading: de.heading.confirm(noun),
    sentences: [confirmation(occasion), ...paidSentence(occasion)],
    moment: momentOf(occasion),
  }),
  reject: (occasion, noun) => ({
    tone: 'bad',
    heading: de.heading.reject(noun),
    sentences: [de.reject(noun), ...moneyBack(occasion)],
    moment: null,
  }),
  cancel: (occasion, noun) => ({
    tone: 'bad',
    heading: de.heading.cancel(noun),
    sentences: [de.cancel(noun), ...moneyBack(occasion)],
    moment: null,
  }),
  propose: ({ order, branch }) => ({
    tone: 'ask',
    heading: de.heading.propose(),
    sentences: [de.propose, de.proposeAfter],
    moment: {
      label: de.proposed,
      value: order.counterAppointmentAt === null ? soonText : longMoment(order.counterAppointmentAt, branch.timeZone),
    },
  }),
  offer: ({ order, branch }) => ({
    tone: 'ask',
    heading: de.heading.offer(),
    sentences: [de.offer(formatMoney(order.totalGross, order.currency)), de.offerAfter],
    moment: {
      label: de.offerUntil,
      value: longMoment(fromJson(order.pricing).offer?.validUntil ?? 0, branch.timeZone),
    },
  }),
  delay: (occasion, noun) => ({
    tone: 'plain',
    heading: de.heading.delay(noun),
    sentences: [de.delay],
    moment: momentOf(occasion),
  }),
  'in-delivery': ({ order, branch }, noun) =>
    order.mode === 'delivery'
      ? { tone: 'good', heading: de.heading.underway(noun), sentences: [de.underway], moment: null }
      : {
          tone: 'good',
          heading: de.heading.ready(noun),
          sentences: [`${de.ready} ${de.readyAt(branch.name)}`],
          moment: null,
        },
  refunded: occasion => ({
    tone: 'plain',
    heading: de.heading.refunded(),
    sentences: [de.refunded(formatMoney(occasion.refunded, occasion.order.currency))],
    moment: null,
  }),
  credited: ({ credit, order }, noun) => ({
    tone: 'plain',
    heading: de.heading.credited(noun),
    sentences: credit
      ? [
          de.credited(formatMoney(credit.amount, order.currency)),
          ...(isTelling(credit.reason) ? [de.creditReason(credit.reason)] : []),
          order.paymentMethod === 'invoice'
            ? de.creditInvoice
            : credit.isOnline === 1
              ? de.creditOnline
              : de.creditCash,
        ]
      : [],
    moment: null,
  }),
  edited: (occasion, noun) => ({
    tone: 'ask',
    heading: de.heading.edited(noun),
    sentences: [de.edited(noun)],
    moment: momentOf(occasion),
  }),
  moved: (occasion, noun) => ({
    tone: 'plain',
    heading: de.heading.edited(noun),
    sentences: [de.moved],
    moment: momentOf(occasion),
  }),
  'guest-canceled': ({ branch }, noun) => ({
    tone: 'bad',
    heading: de.heading.guestCanceled(noun),
    sentences: [de.guestCanceled(branch.name)],
    moment: null,
  }),
  'guest-moved': (occasion, noun) => ({
    tone: 'ask',
    heading: de.heading.guestMoved(noun),
    sentences: [de.guestMoved(occasion.branch.name)],
    moment: momentOf(occasion),
  }),
  'new-order': (occasion, noun) => ({
    tone: 'plain',
    heading: de.heading.newOrder(noun),
    sentences: [newOrder(occasion), ...(occasion.order.needsReview === 1 ? [de.review] : [])],
    moment: momentOf(occasion),
  }),
}

const isQuotation = ({ order }: Occasion): boolean => order.isQuotation === 1

/** When it will be there, as the status page says it. */
function momentOf({ order, branch }: Occasion): Letter['moment'] {
  const due = dueOf(order.promisedAt, order.appointmentAt)
  if (!due) return { label: modes[order.mode].label, value: soonText }
  const moment = longMoment(due.at, branch.timeZone)
  return due.isPromise
    ? { label: de.promised, value: untilText(moment) }
    : { label: modes[order.mode].label, value: moment }
}

function newOrder({ order, branch }: Occasion): string {
  return order.status === 'new' ? de.newOrder(branch.name) : de.newOrderTaken(branch.name)
}

function confirmation(occasion: Occasion): string {
  if (isQuotation(occasion)) return de.confirmQuotation
  const words = occasion.order.appointmentAt === null ? de.confirm : de.confirmAppointment
  return words[occasion.order.mode]
}

function paidSentence({ order }: Occasion): readonly string[] {
  return order.paymentState === 'paid' ? [de.paid(formatMoney(order.totalGross, order.currency))] : []
}

/** An accepted offer is confirmed before it is paid. */
function toPaySentence({ order }: Occasion): readonly string[] {
  const isToPay = order.paymentState === 'open' && order.redirectUrl !== null
  return isToPay ? [de.toPay(formatMoney(order.totalGross, order.currency))] : []
}

/** Only what was really paid online goes back. */
function moneyBack({ order }: Occasion): readonly string[] {
  const isPaid = order.paymentState === 'paid' || order.paymentState === 'refunded'
  return isPaid ? [de.moneyBack(formatMoney(order.totalGross, order.currency))] : []
}
