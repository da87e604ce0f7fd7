import { z } from 'zod'
import { config as configEntity } from '../../../schema/business/config.ts'
import { users } from '../../../schema/business/user.ts'
import { jobKind } from '../../base/jobs/kind.ts'
import type { NewJob } from '../../base/storage/statements/base/jobs.ts'
import type { MessagesDeps } from '../deps.ts'
import { teamMail } from './teamMail.ts'
import { de } from './texts.ts'

type World = Pick<MessagesDeps, 'storage' | 'clock' | 'settings' | 'messengers'>

/** Writes one person of the staff a letter that concerns only them; it is kept for the outbox page. */
export const letter = jobKind({
  kind: 'letter',
  payload: z.object({ user: z.int(), title: z.string(), sentences: z.array(z.string()), url: z.string() }),
  async handle({ storage, clock, settings, messengers }: World, { user: id, title, sentences, url }, job) {
    const user = await storage.read.documents.entity(users, id)
    const config = await storage.read.documents.entity(configEntity, 1)
    if (!user?.isEnabled || !user.email || !config) return 'expired'
    const { publicOrigin: origin } = settings
    const written = teamMail(
      {
        to: user.email,
        subject: `${title} · ${config.shopName}`,
        heading: title,
        sentences,
        button: { label: de.button.office, href: `${origin}${url}` },
        foot: de.whyTeam,
        name: job.dedupeKey,
        at: job.createdAt,
      },
      config,
      origin,
      messengers.mail?.from,
    )
    const { to: recipient, subject, text, html } = written
    const kept = { id: job.id, channel: 'mail' as const, recipient, subject, text, html, order: null }
    await storage.write(({ messages }) => messages.put({ ...kept, createdAt: clock.now() }))
    await messengers.mail?.send(written)
    return 'done'
  },
})

/** What somebody is written; `name` is what makes it one of its kind. */
export const letterJob = (
  told: { readonly user: number; readonly title: string; readonly sentences: readonly string[]; readonly url: string },
  name: string,
): NewJob => letter.job({ ...told, sentences: [...told.sentences] }, { dedupeKey: `letter:${told.user}:${name}` })
