import { type LogEntry, type LogFacts, logKinds } from '../../../schema/base/log.ts'
import { entities } from '../../../schema/index.ts'
import { eventLabel } from '../../../schema/ordering/history.ts'
import { texts as orderTexts } from '../orders/texts.ts'
import { texts } from './texts.ts'

/** Who did it, as people say it. */
export function whoOf({ actor, actorName }: Pick<LogEntry, 'actor' | 'actorName'>): string {
  if (actorName !== null) return actorName
  if (actor === 'guest') return texts.log.guest
  if (actor === 'system' || actor === 'users:0') return texts.log.system
  return actor.startsWith('users:') ? texts.log.nobody : wordIn(orderTexts.actors, actor.split(':')[0] ?? '')
}

/** What it is about, as people call it: 'Bestellung 17', 'Handsemmel', 'Produkt 42' where nobody knows more; empty where it is about nothing. */
export function subjectOf({ subject, title }: Pick<LogEntry, 'subject' | 'title'>): string {
  const [type = '', number = ''] = subject.split(':')
  if (type === 'orders') return `${texts.log.order} ${title ?? number}`
  const label = entities.find(each => each.type === type)?.label.one ?? type
  return title ?? [label, number].filter(Boolean).join(' ')
}

/** What was done, in a few words: 'Bestellung angenommen', 'geändert'. */
export function deedOf({ kind, actor, facts }: Pick<LogEntry, 'kind' | 'actor' | 'facts'>): string {
  const { deed, what } = facts
  if (typeof deed === 'string') {
    if (kind === 'order' || kind === 'payment' || kind === 'refund')
      return eventLabel({ action: deed, actor, mode: 'takeaway' })
    return wordIn(texts.deeds, deed)
  }
  return typeof what === 'string' ? wordIn(texts.values, what) : logKinds[kind]
}

/** Facts as they read, without what the sentence says already and what only machines want. */
export const factRows = (facts: LogFacts): readonly (readonly [label: string, value: string])[] =>
  Object.entries(facts)
    .filter(([name, value]) => name !== 'deed' && value !== null && value !== 0 && !isRev(String(value)))
    .map(([name, value]) => [wordIn(texts.facts, name), wordIn(wordsOf(name), String(value))])

/** How an order stands reads as everywhere else in the office. */
const wordsOf = (name: string): Readonly<Record<string, string>> =>
  name === 'status' ? orderTexts.statuses : texts.values

const wordIn = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name

const isRev = (value: string): boolean => /^\d+-[0-9a-f]{32}$/.test(value)
