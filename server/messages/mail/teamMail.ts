import { createHash } from 'node:crypto'
import type { Config } from '../../../schema/business/config.ts'
import { html } from './html.ts'
import { letterheadOf } from './letters.ts'
import { inOneLine, type Mail } from './mailer.ts'
import type { Styles } from './styles.ts'
import { pageOf } from './template.ts'

/** What somebody of the business is told. */
interface TeamLetter {
  readonly to: string
  readonly subject: string
  readonly heading: string
  readonly sentences: readonly string[]
  readonly button?: { readonly label: string; readonly href: string }
  readonly foot: string
  /** What makes it this letter and no other. */
  readonly name: string
  /** Epoch ms. */
  readonly at: number
}

/** A letter to somebody of the business, in the dress of those to guests. It is handed over and kept nowhere. */
export function teamMail(letter: TeamLetter, config: Config, origin: string, from: string | undefined): Mail {
  const { to, heading, sentences, button, foot, name, at } = letter
  const host = new URL(origin).hostname
  const said = { subject: inOneLine(letter.subject), preview: sentences[0] ?? '', tone: 'plain' as const }
  const way = button ? [`${button.label}:\n${button.href}`] : []
  return {
    from: { name: config.shopName, address: from ?? config.email ?? `team@${host}` },
    to: inOneLine(to),
    replyTo: config.email ?? null,
    subject: said.subject,
    text: `${[heading, ...sentences, ...way, `-- \n${config.businessName}\n${foot}`].join('\n\n')}\n`,
    html: pageOf(said, letterheadOf(config, origin), {
      top: style => html`<h1 class="ink" style="${style.heading}">${heading}</h1>
${sentences.map(sentence => html`<p class="ink" style="${style.sentence}">${sentence}</p>`)}
${button ? buttonOf(style, button.label, button.href) : ''}`,
      below: style =>
        button ? html`<p class="soft" style="${style.caption};overflow-wrap:anywhere">${button.href}</p>` : html``,
      foot: style => html`<p class="soft" style="${style.caption}">${config.businessName}</p>
<p class="soft" style="${style.caption};margin-top:6px">${foot}</p>`,
    }),
    messageId: `<${createHash('sha256').update(name).digest('hex').slice(0, 40)}@${host}>`,
    date: at,
  }
}

const buttonOf = (style: Styles, label: string, href: string) =>
  html`<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:24px auto 0"><tr><td class="button" style="${style.button}"><a href="${href}" style="${style.buttonLink}">${label}</a></td></tr></table>`
