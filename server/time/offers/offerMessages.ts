import { keptByTeam, may } from '../../../schema/base/access.ts'
import { timeText } from '../../../schema/base/zonedTime.ts'
import { branches } from '../../../schema/business/branch.ts'
import { type User, users } from '../../../schema/business/user.ts'
import { worksAt } from '../../../schema/time/offers/shiftMarket.ts'
import type { OfferMessage } from '../../../schema/time/offers/shiftOffer.ts'
import { offerTexts } from '../../../schema/time/offers/texts.ts'
import { plannedOf } from '../../../schema/time/plan/planned.ts'
import { dayText } from '../../../schema/time/plan/words.ts'
import type { Shift } from '../../../schema/time/shift.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import { shortNews, type ToldPerson } from '../news/personNews.ts'

interface Changed {
  /** As it was before. */
  readonly shift: Shift
  /** Who did it hears nothing of it. */
  readonly actor: number
  readonly news: readonly OfferMessage[]
}

/** What is told to whom of a shift that changes hands, and what makes each message one of its kind. */
export async function offerMessages(
  { documents }: Pick<Transaction, 'documents'>,
  { shift, actor, news }: Changed,
): Promise<readonly { readonly message: ToldPerson; readonly name: string }[]> {
  if (news.length === 0) return []
  const people = await documents.every(users)
  const zone = (await documents.entity(branches, shift.branch))?.timeZone
  const words = zone ? shiftWords(shift, zone) : ''
  return news.flatMap(({ to, what }) => {
    const [title, body] = offerTexts.news[what]
    const url = to === 'leaders' ? '/backend#/roster' : undefined
    return toldOf(to, shift.branch, people)
      .filter(({ id }) => id !== actor)
      .map(({ id }) => ({
        message: shortNews({ user: id, title, body: body(words), tag: `shift-${shift.id}` }, url),
        name: `${shift.id}:${what}`,
      }))
  })
}

function toldOf(to: OfferMessage['to'], branch: number, people: readonly User[]): readonly User[] {
  if (to === 'team') return people.filter(person => worksAt(person, branch))
  if (to !== 'leaders') return people.filter(({ id }) => id === to)
  const led = people.filter(person => person.isEnabled && may(person, 'update', keptByTeam, [branch]))
  const near = led.filter(({ branches: own }) => own.includes(branch))
  // Whoever administers everything is told where nobody is nearer.
  return near.length > 0 ? near : led
}

function shiftWords(shift: Shift, zone: string): string {
  const { date, from, to } = plannedOf(shift, zone)
  return `${dayText(date)}, ${timeText(from)}–${timeText(to % 1440)}`
}
