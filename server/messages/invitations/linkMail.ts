import { dateFormat } from '../../../schema/base/dateFormat.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { Mail } from '../mail/mailer.ts'
import { teamMail } from '../mail/teamMail.ts'
import { foot, type LinkKind, words } from './texts.ts'

interface LinkLetter {
  readonly kind: LinkKind
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
  const written = { subject: subject(config.shopName), heading, sentences, button: { label: button, href: link } }
  return teamMail({ to, ...written, foot, name: link, at: now }, config, origin, from)
}

function sentencesOf({ kind, username, expiresAt }: LinkLetter, { shopName, timeZone }: Config): readonly string[] {
  const format = dateFormat('link', timeZone, { dateStyle: 'long', timeStyle: 'short' })
  return words[kind].sentences(shopName, username, `${format.format(expiresAt)} Uhr`)
}
