import type { RichText } from '../base/richText/richTextRules.ts'
import { addDays, instantAt, localTime } from '../base/zonedTime.ts'
import { type LegalPage, type LegalSettings, type LegalText, legalPages } from './legalPages.ts'

/** A legal text and the days on which it is valid. */
export interface LegalVersion {
  /** A text in Markdown is a string. */
  readonly text: RichText | string
  /** The first day and the last, YYYY-MM-DD in the zone of the business; null without one. */
  readonly since: string | null
  readonly until: string | null
}

interface LegalVersions {
  /** The one that is valid; null before the first. */
  readonly present: LegalVersion | null
  /** From the next day on which another one is valid. */
  readonly coming: readonly LegalVersion[]
  /** The latest first. */
  readonly former: readonly LegalVersion[]
}

/** All versions of a page at an instant (epoch ms). */
export function legalVersions(page: LegalPage, settings: LegalSettings, at: number): LegalVersions {
  const today = localTime(at, settings.timeZone).date
  const all = versionsOf(page, settings)
  const begun = all.filter(({ since }) => since === null || since <= today)
  return {
    present: begun.at(-1) ?? null,
    coming: all.slice(begun.length),
    former: begun.slice(0, -1).toReversed(),
  }
}

/** The text of a page that is valid at an instant (epoch ms), else the first that will be; null without any. */
export function legalVersionAt(page: LegalPage, settings: LegalSettings, at: number): LegalVersion | null {
  const { present, coming } = legalVersions(page, settings, at)
  return present ?? coming[0] ?? null
}

/** The instants (epoch ms) at which other versions become valid. */
export const legalTurns = (settings: LegalSettings | null | undefined): readonly number[] =>
  (settings?.legalTexts ?? []).flatMap(({ validFrom }) =>
    validFrom ? instantAt(validFrom, 0, settings?.timeZone ?? 'UTC') : [],
  )

/**
 * Only what a page needs that shows no former version: of every page the text that is valid and those to come.
 * `whole` names a page that shows all of its own.
 */
export function withoutFormer<Settings extends LegalSettings>(
  settings: Settings,
  at: number,
  whole: string | undefined,
): Settings {
  const today = localTime(at, settings.timeZone).date
  const all = settings.legalTexts ?? []
  const isFormer = (one: LegalText): boolean =>
    one.page !== whole &&
    all.some(other => other.page === one.page && dayOf(one) < dayOf(other) && dayOf(other) <= today)
  return all.some(isFormer) ? { ...settings, legalTexts: all.filter(each => !isFormer(each)) } : settings
}

/** The earliest first. Markdown is older than whatever has a day, and is replaced by a text that has none. */
function versionsOf(page: LegalPage, settings: LegalSettings): readonly LegalVersion[] {
  const written = (settings.legalTexts ?? [])
    .filter(each => each.page === page)
    .toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1))
  const markdown = settings[legalPages[page].text]
  const isMarkdownFirst = markdown !== '' && written.every(({ validFrom }) => validFrom)
  const texts = [
    ...(isMarkdownFirst ? [{ text: markdown, validFrom: null }] : []),
    ...written.map(({ text, validFrom = null }) => ({ text, validFrom })),
  ]
  return texts.map(({ text, validFrom: since }, index) => {
    const next = texts[index + 1]?.validFrom
    return { text, since, until: next ? addDays(next, -1) : null }
  })
}

/** '' is before every day. */
const dayOf = ({ validFrom }: LegalText): string => validFrom ?? ''
