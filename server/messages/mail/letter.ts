import type { Tone } from './palette.ts'

/** A mail as what it says, before it is HTML or plain text. All texts are German and not yet escaped. */
export interface Letter {
  readonly subject: string
  /** What a list of mails shows behind the subject. */
  readonly preview: string
  readonly tone: Tone
  readonly number: { readonly label: string; readonly value: string }
  readonly heading: string
  readonly sentences: readonly string[]
  /** What the moment of it all is, large. */
  readonly moment: { readonly label: string; readonly value: string } | null
  /** What somebody wrote, word for word. */
  readonly quotation: { readonly label: string; readonly text: string } | null
  readonly button: { readonly label: string; readonly href: string }
  readonly facts: readonly Fact[]
  readonly itemsHeading: string
  readonly items: readonly LetterItem[]
  readonly totals: readonly Amount[]
  readonly total: Amount
  readonly taxes: readonly Amount[]
  readonly branch: LetterBranch
  readonly footer: LetterFooter
}

export interface Fact {
  readonly label: string
  readonly value: string
  readonly href?: string
}

export interface LetterItem {
  readonly amount: string
  readonly name: string
  readonly lines: readonly string[]
  readonly price: string
}

export interface Amount {
  readonly label: string
  readonly value: string
}

export interface LetterBranch {
  readonly heading: string
  readonly name: string
  readonly lines: readonly string[]
  readonly directions: string | null
  readonly phone: string
  readonly email: string
}

export interface LetterFooter {
  readonly business: string
  readonly place: string
  readonly why: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** What a mail looks like beside what it says: the shop it comes from. */
export interface Letterhead {
  readonly shopName: string
  readonly shopUrl: string
  readonly logo: string | null
  readonly themeColor: string
  /** Pixels. */
  readonly radius: number
}
