import { directionsTo } from '../../../schema/base/directions.ts'
import { formatMoney } from '../../../schema/base/money.ts'
import { readablePhone } from '../../../schema/base/phoneFormat.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { hasLegalText } from '../../../schema/business/legalPages.ts'
import type { Mode } from '../../../schema/business/modes.ts'
import { fromJson } from '../../base/storage/json.ts'
import { branchFacts, type Contact, guestFacts } from './facts.ts'
import { greetedAs } from './guestWords.ts'
import type { Letter, LetterBranch, LetterFooter, Letterhead } from './letter.ts'
import { moneyOf } from './money.ts'
import { isForBranch, type Occasion } from './occasion.ts'
import { passages } from './passages.ts'
import { de } from './texts.ts'

/** Writes the mail of an occasion. Times are the branch's own. */
export function letterOf(occasion: Occasion): Letter {
  const { kind, order, branch, config, origin } = occasion
  const isToBranch = isForBranch(kind)
  const noun = order.isQuotation === 1 ? de.quotation : de.order
  const number = { label: config.disableTickets ? de.orderNumber : de.ticket, value: order.ticketNumber }
  const said = passages(occasion, noun)
  const contact = fromJson(order.contact)
  const name = greetedAs(contact)
  const sentences = isToBranch || name === '' ? said.sentences.map(capitalised) : [de.greeting(name), ...said.sentences]
  const shop = isToBranch ? branch.name : config.shopName
  const status = `${origin}/status/${order.uid}/${order.hash}`
  return {
    subject: de.subject(said.heading, de.numbered(number.label, number.value), shop),
    preview: [said.moment?.value, formatMoney(order.totalGross, order.currency)].filter(Boolean).join(' · '),
    tone: said.tone,
    number,
    heading: said.heading,
    sentences,
    moment: said.moment,
    quotation: quotationOf(occasion, contact),
    button: isToBranch
      ? { label: de.button.office, href: `${origin}/backend` }
      : { label: guestButton(kind), href: status },
    facts: isToBranch ? branchFacts(occasion, contact) : guestFacts(occasion),
    itemsHeading: isToBranch ? de.branchItems : de.items(noun),
    ...moneyOf(occasion),
    branch: branchOf(branch, order.mode),
    footer: footerOf(config, origin, isToBranch),
  }
}

/** The look of the shop. */
export function letterheadOf(config: Config, origin: string): Letterhead {
  const { shopName, themeColor, borderRadius, logo } = config
  return {
    shopName,
    shopUrl: `${origin}/`,
    logo: logo ? `${origin}/image/thumbnail/${logo.id}-${logo.version}.${logo.extension}` : null,
    themeColor,
    radius: Math.min(borderRadius, 20),
  }
}

function quotationOf({ kind, order }: Occasion, contact: Contact): Letter['quotation'] {
  if ((kind === 'reject' || kind === 'cancel') && order.rejectionMessage)
    return { label: de.message, text: order.rejectionMessage }
  // The branch's only: an address nobody has confirmed may be a stranger's.
  return kind === 'new-order' && contact.comment ? { label: de.comment, text: contact.comment } : null
}

function branchOf(branch: Branch, mode: Mode): LetterBranch {
  const { name, street, zipCode, city, phone, email } = branch
  const place = `${zipCode} ${city}`.trim()
  return {
    heading: de.branch[mode],
    name,
    lines: [street, place].filter(Boolean),
    directions: mode === 'takeaway' && street && city ? directionsTo({ street, zipCode, city }) : null,
    phone: readablePhone(phone ?? '', branch.country),
    email: email ?? '',
  }
}

function footerOf(config: Config, origin: string, isToBranch: boolean): LetterFooter {
  const pages = [
    [de.imprint, config.imprint, 'imprint'],
    [de.terms, config.termsAndConditions, 'terms-and-conditions'],
    [de.privacy, config.privacyPolicy, 'privacy'],
  ] as const
  return {
    business: config.businessName,
    place: `${config.zipCode} ${config.city}`.trim(),
    why: isToBranch ? de.whyBranch : de.why,
    links: pages.flatMap(([label, address, page]) => {
      const href = hasLegalText(page, config) ? `${origin}/site/${page}` : address
      return href ? [{ label, href }] : []
    }),
  }
}

const guestButton = (kind: Occasion['kind']): string =>
  kind === 'propose' ? de.button.answer : kind === 'offer' ? de.button.offer : de.button.status

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
