import { createHash } from 'node:crypto'
import { dateFormat } from '../../../schema/base/dateFormat.ts'
import type { SignInLinkKind } from '../../../schema/base/people.ts'
import type { Config } from '../../../schema/business/config.ts'
import { html } from '../mail/html.ts'
import { letterheadOf } from '../mail/letters.ts'
import { inOneLine, type Mail } from '../mail/mailer.ts'
import type { Styles } from '../mail/styles.ts'
import { pageOf } from '../mail/template.ts'
import { foot, words } from './texts.ts'

interface LinkLetter {
  readonly kind: SignInLinkKind
  readonly to: string
  readonly username: string
  readonly link: string
  /** Epoch ms. */
  readonly expiresAt: number
  readonly now: number
}

/** The mail with somebody's personal link. It is handed over and kept nowhere: whoever read it could come in. */
export function linkMail(letter: LinkLetter, config: Config, origin: string, from: string | undefined): Mail {
  const { kind, to, link, now } = letter
  const { subject, heading, button } = words[kind]
  const sentences = sentencesOf(letter, config)
  const host = new URL(origin).hostname
  const said = { subject: inOneLine(subject(config.shopName)), preview: sentences[0] ?? '', tone: 'plain' as const }
  return {
    from: { name: config.shopName, address: from ?? config.email ?? `team@${host}` },
    to: inOneLine(to),
    replyTo: config.email ?? null,
    subject: said.subject,
    text: `${[heading, ...sentences, `${button}:\n${link}`, `-- \n${config.businessName}\n${foot}`].join('\n\n')}\n`,
    html: pageOf(said, letterheadOf(config, origin), {
      top: style => html`<h1 class="ink" style="${style.heading}">${heading}</h1>
${sentences.map(sentence => html`<p class="ink" style="${style.sentence}">${sentence}</p>`)}
${buttonOf(style, button, link)}`,
      below: style => html`<p class="soft" style="${style.caption};overflow-wrap:anywhere">${link}</p>`,
      foot: style => html`<p class="soft" style="${style.caption}">${config.businessName}</p>
<p class="soft" style="${style.caption};margin-top:6px">${foot}</p>`,
    }),
    messageId: `<${createHash('sha256').update(link).digest('hex').slice(0, 40)}@${host}>`,
    date: now,
  }
}

function sentencesOf({ kind, username, expiresAt }: LinkLetter, { shopName, timeZone }: Config): readonly string[] {
  const format = dateFormat('link', timeZone, { dateStyle: 'long', timeStyle: 'short' })
  return words[kind].sentences(shopName, username, `${format.format(expiresAt)} Uhr`)
}

const buttonOf = (style: Styles, label: string, href: string) =>
  html`<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:24px auto 0"><tr><td class="button" style="${style.button}"><a href="${href}" style="${style.buttonLink}">${label}</a></td></tr></table>`
