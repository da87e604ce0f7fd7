import type { Amount, Letter, LetterItem } from './letter.ts'
import { de } from './texts.ts'

/** The mail as plain text, 72 characters wide where that matters: whoever reads without HTML misses nothing. */
export function plainText(letter: Letter): string {
  const { number, heading, sentences, moment, quotation, button, facts, items, totals, total, taxes } = letter
  const blocks = [
    `${heading}\n${de.numbered(number.label, number.value)}`,
    ...sentences,
    moment ? `${moment.label}: ${moment.value}` : '',
    quotation ? `${quotation.label}:\n${indented(quotation.text)}` : '',
    `${button.label}:\n${button.href}`,
    [letter.itemsHeading, RULE, ...items.map(itemText), RULE, ...totals.map(row), row(total), ...taxes.map(row)].join(
      '\n',
    ),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    branchText(letter),
    footerText(letter),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const WIDTH = 48
const RULE = '-'.repeat(WIDTH)

const itemText = ({ amount, name, lines, price }: LetterItem): string =>
  [row({ label: `${amount} ${name}`, value: price }), ...lines.map(line => `   ${line}`)].join('\n')

function row({ label, value }: Amount): string {
  const gap = Math.max(2, WIDTH - label.length - value.length)
  return `${label}${' '.repeat(gap)}${value}`
}

const indented = (text: string): string => text.replaceAll(/^/gm, '> ')

const branchText = ({ branch }: Letter): string =>
  [branch.heading, branch.name, ...branch.lines, branch.phone, branch.email, branch.directions ?? '']
    .filter(Boolean)
    .join('\n')

const footerText = ({ footer }: Letter): string =>
  [
    '-- ',
    [footer.business, footer.place].filter(Boolean).join(', '),
    ...footer.links.map(({ label, href }) => `${label}: ${href}`),
    footer.why,
  ].join('\n')
