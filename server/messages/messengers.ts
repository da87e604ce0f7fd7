import type { Settings } from '../../hono.config.ts'
import { type Mailer, smtpMailer } from './mail/mailer.ts'
import { createPusher, type Pusher } from './push/pusher.ts'
import { ownVapid } from './push/vapid.ts'
import { httpSmsGateway, type SmsGateway } from './sms/gateway.ts'

/** The ways to tell people something while they are not looking; null where the settings name none. */
export interface Messengers {
  readonly mail: Mailer | null
  readonly sms: SmsGateway | null
  readonly push: Pusher
}

export function createMessengers({ smtp, sms, vapid, dataDir }: Pick<Settings, 'smtp' | 'sms' | 'vapid' | 'dataDir'>) {
  return {
    mail: smtp ? smtpMailer(smtp) : null,
    sms: sms ? httpSmsGateway(sms) : null,
    push: createPusher(ownVapid(dataDir, vapid)),
  } satisfies Messengers
}
