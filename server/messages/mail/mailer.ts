import { codeOf, messageOf } from '../../base/errors.ts'
import { FinalFailure } from '../../base/jobs/kind.ts'
import { lazily } from '../../base/lazily.ts'

const nodemailer = lazily((require): typeof import('nodemailer') => require('nodemailer'))

/** A mail that is ready to go. */
export interface Mail {
  readonly from: Mailbox
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for the same mail: sent twice it is one mail to those who get it. */
  readonly messageId: string
  /** Epoch ms. */
  readonly date: number
}

interface Mailbox {
  readonly name: string
  readonly address: string
}

/** Hands mails to the mail server. Throws FinalFailure for what that will never take, and errors for all else. */
export interface Mailer {
  /** The sender's address where the settings name one. */
  readonly from: string | undefined
  send(mail: Mail): Promise<void>
  close(): void
}

/** A mailer over SMTP: `smtp://user:password@host:587`, `smtps://…`. Connections are kept and used again. */
export function smtpMailer({ url, from }: { readonly url: string; readonly from: string | undefined }): Mailer {
  const { createTransport } = nodemailer()
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    from,
    async send(mail) {
      try {
        await transport.sendMail({
          ...mail,
          from: { name: inOneLine(mail.from.name), address: inOneLine(mail.from.address) },
          to: { name: '', address: inOneLine(mail.to) },
          replyTo: mail.replyTo === null ? undefined : { name: '', address: inOneLine(mail.replyTo) },
          subject: inOneLine(mail.subject),
          date: new Date(mail.date),
          // An answering machine does not answer this.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        })
      } catch (error) {
        throw isFinal(error) ? new FinalFailure(messageOf(error)) : error
      }
    },
    close: () => transport.close(),
  }
}

/** A line break in a header would begin another header. */
export const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** The mail or its address was refused for good (5xx); a refused sign-in or a closed server is ours to mend. */
function isFinal(error: unknown): boolean {
  const code = codeOf(error)
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && answer >= 500 && answer < 600
}
