import type { SignInLinkKind } from '../../../schema/base/people.ts'

/** What people of the business are told with a personal link. */
interface Words {
  readonly subject: (shop: string) => string
  readonly heading: string
  readonly sentences: (shop: string, username: string, until: string) => readonly string[]
  readonly button: string
  readonly sms: (shop: string, link: string) => string
}

/** A link of the staff, or of an external person: the first one, and those they ask for. */
export type LinkKind = SignInLinkKind | 'access' | 'entry'

export const words: Readonly<Record<LinkKind, Words>> = {
  invitation: {
    subject: shop => `Ihre Einladung zu ${shop}`,
    heading: 'Willkommen im Team',
    sentences: (shop, username, until) => [
      `Sie sind eingeladen, bei ${shop} mitzuarbeiten. Wählen Sie ein eigenes Passwort, dann geht es los.`,
      `Ihr Benutzername: ${username}`,
      `Der Link gilt bis ${until} und nur ein Mal.`,
    ],
    button: 'Einladung annehmen',
    sms: (shop, link) => `Einladung von ${shop}. Bitte waehlen Sie Ihr Passwort (Link gilt 7 Tage): ${link}`,
  },
  access: {
    subject: shop => `Ihr Zugang bei ${shop}`,
    heading: 'Willkommen',
    sentences: (shop, _email, until) => [
      `${shop} hat für Sie einen Zugang eingerichtet. Mit diesem Link melden Sie sich an, ein Passwort brauchen Sie nicht.`,
      `Der Link gilt bis ${until} und nur ein Mal.`,
    ],
    button: 'Anmelden',
    sms: (shop, link) => `Ihr Zugang bei ${shop} (Link gilt 7 Tage): ${link}`,
  },
  entry: {
    subject: shop => `Ihr Anmeldelink für ${shop}`,
    heading: 'Anmelden',
    sentences: (shop, _email, until) => [
      `Mit diesem Link melden Sie sich bei ${shop} an.`,
      `Er gilt bis ${until} und nur ein Mal. Haben Sie nicht darum gebeten, tun Sie einfach nichts.`,
    ],
    button: 'Anmelden',
    sms: (shop, link) => `Ihr Anmeldelink fuer ${shop} (gilt 1 Stunde): ${link}`,
  },
  login: {
    subject: shop => `Ihr Anmeldelink für ${shop}`,
    heading: 'Anmelden ohne Passwort',
    sentences: (shop, username, until) => [
      `Mit diesem Link melden Sie sich bei ${shop} als ${username} an.`,
      `Er gilt bis ${until} und nur ein Mal. Haben Sie nicht darum gebeten, tun Sie einfach nichts.`,
    ],
    button: 'Anmelden',
    sms: (shop, link) => `Ihr Anmeldelink fuer ${shop} (gilt 1 Stunde): ${link}`,
  },
}

export const foot = 'Diese Nachricht ist nur für Sie. Geben Sie den Link nicht weiter.'
