import { telephoneLink } from '../../../schema/base/telephoneLink.ts'
import { type Html, html } from './html.ts'
import type { Fact, Letter, LetterBranch } from './letter.ts'
import type { Styles } from './styles.ts'
import { de } from './texts.ts'

/** Rows of the items: how many, what, and what it costs. */
export const itemRows = ({ items }: Letter, style: Styles): readonly Html[] =>
  items.map(
    ({ amount, name, lines, price }) =>
      html`<tr><td class="soft line" valign="top" width="1" style="${style.amount}">${amount}</td><td class="ink line" valign="top" style="${style.item}">${name}${lines.map(line => html`<span class="soft" style="${style.detail}">${line}</span>`)}</td><td class="ink line" valign="top" align="right" style="${style.price}">${price}</td></tr>`,
  )

/** Parts of the sum, the sum, and the tax in it. */
export function totalRows({ totals, total, taxes }: Letter, style: Styles): readonly Html[] {
  return [
    ...totals.map(
      ({ label, value }) =>
        html`<tr><td class="soft" style="${style.totalLabel}">${label}</td><td class="soft" align="right" style="${style.totalValue}">${value}</td></tr>`,
    ),
    html`<tr><td class="ink" style="${style.sumLabel}">${total.label}</td><td class="ink" align="right" style="${style.sumValue}">${total.value}</td></tr>`,
    ...taxes.map(
      ({ label, value }) =>
        html`<tr><td class="soft" style="${style.taxLabel}">${label}</td><td class="soft" align="right" style="${style.taxValue}">${value}</td></tr>`,
    ),
  ]
}

export const factRows = (facts: readonly Fact[], style: Styles): readonly Html[] =>
  facts.map(
    ({ label, value, href }) =>
      html`<tr><td class="soft" valign="top" width="1" style="${style.factLabel}">${label}</td><td class="ink" valign="top" style="${style.fact}">${href === undefined ? html`${value}` : html`<a href="${href}" class="link" style="${style.link}">${value}</a>`}</td></tr>`,
  )

/** Where the branch is and how it is reached. */
export function addressBlock({ heading, name, lines, directions, phone, email }: LetterBranch, style: Styles): Html {
  const reach = [
    ...(phone ? [html`<a href="${telephoneLink(phone)}" class="link" style="${style.link}">${phone}</a>`] : []),
    ...(email ? [html`<a href="mailto:${email}" class="link" style="${style.link}">${email}</a>`] : []),
    ...(directions ? [html`<a href="${directions}" class="link" style="${style.link}">${de.route}</a>`] : []),
  ]
  return html`<div class="sunken" style="${style.place}"><p class="soft" style="${style.caption}">${heading}</p><p class="ink" style="margin:2px 0 0;font-weight:700">${name}</p>${lines.map(line => html`<p class="ink" style="margin:0">${line}</p>`)}${reach.map(each => html`<p style="margin:6px 0 0">${each}</p>`)}</div>`
}
