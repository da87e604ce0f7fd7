import type { Way } from '../../../schema/messages/outbox.ts'

/** German sentences of messages on trial. */
export const de = {
  subject: (shop: string): string => `Probe von ${shop}`,
  heading: 'Diese Probe ist angekommen',
  sentences: (shop: string, asked: string): readonly string[] => [
    `E-Mails von ${shop} erreichen dieses Postfach.`,
    `Gesendet ${asked} im Backend, von Ihnen selbst.`,
  ],
  foot: 'Gäste haben diese Nachricht nicht bekommen.',
  sms: (shop: string): string => `Probe von ${shop}: SMS kommen auf diesem Telefon an.`,
  push: {
    title: (shop: string): string => `Probe von ${shop}`,
    body: 'Benachrichtigungen kommen auf diesem Gerät an.',
  },
  notSetUp: {
    mail: 'Es ist kein Mailserver eingerichtet (SMTP_URL). Es wurde nichts gesendet.',
    sms: 'Es ist kein Dienst für SMS eingerichtet (SMS_URL). Es wurde nichts gesendet.',
  },
  noAddress: {
    mail: 'Bei Ihnen ist keine E-Mail-Adresse hinterlegt.',
    sms: 'Bei Ihnen ist keine Telefonnummer im Format +436641234567 hinterlegt.',
    push: 'Keines Ihrer Geräte zeigt Benachrichtigungen. Eingeschaltet werden sie am Gerät selbst.',
  },
  refused: (way: Way, reason: string): string =>
    `${{ mail: 'Der Mailserver', sms: 'Der Dienst für SMS', push: 'Der Dienst für Benachrichtigungen' }[way]} hat die Probe nicht angenommen: ${reason}`,
  devices: (count: number): string => (count === 1 ? 'ein Gerät' : `${count} Geräte`),
} as const
