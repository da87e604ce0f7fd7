import { fromPromise } from 'xstate'
import { fieldOf, parsed } from '../../../schema/base/record.ts'
import { type PublicOrder, sendQuestionnaire } from '../../../schema/ordering/calls.ts'
import type { QuestionnaireCall } from '../../../schema/ordering/requests.ts'
import { ask } from '../../data/engine/http.ts'
import { memo } from '../../device/storage/memo.ts'
import type { OrderKey } from './order.machine.ts'
import { type Answers, type Aspect, noAnswers, type questionnaireMachine } from './questionnaire.machine.ts'

const DRAFT = 'questionnaire.draft'
const HIDDEN = 'questionnaire.hidden'
/** Orders are kept for a month; nobody hides more questionnaires than this in one. */
const MOST_HIDDEN = 50

/** The effects of questionnaire.machine.ts for one order. */
export function questionnaireEffects(key: OrderKey, tell: (sent: PublicOrder | null) => void) {
  return {
    actors: {
      send: fromPromise<PublicOrder | null, { call: QuestionnaireCall }>(({ input, signal }) =>
        send(key, input.call, signal),
      ),
    },
    actions: {
      keep: (_: unknown, answers: Answers) => memo.set(DRAFT, JSON.stringify({ uid: key.uid, answers })),
      forget: () => memo.set(DRAFT, null),
      hide: () => memo.set(HIDDEN, JSON.stringify([...hidden(), key.uid].slice(-MOST_HIDDEN))),
      tell: (_: unknown, sent: PublicOrder | null) => tell(sent),
    },
  } satisfies Parameters<typeof questionnaireMachine.provide>[0]
}

/** Whether this device was told not to ask about the order. */
export const isHidden = (uid: string): boolean => hidden().includes(uid)

/** What was entered about orders and not sent, and about which of them nobody is to be asked, leaves this device. */
export function forgetAnswers(): void {
  memo.set(DRAFT, null)
  memo.set(HIDDEN, null)
}

/** What was entered about the order before the page was closed. */
export function keptAnswers(uid: string): Answers {
  const draft = parsed(memo.get(DRAFT))
  if (fieldOf(draft, 'uid') !== uid) return noAnswers
  const answers = fieldOf(draft, 'answers')
  const starsOf = (aspect: Aspect) => Number(fieldOf(answers, aspect) ?? 0)
  return {
    processRating: starsOf('processRating'),
    serviceRating: starsOf('serviceRating'),
    foodRating: starsOf('foodRating'),
    rating: starsOf('rating'),
    comment: String(fieldOf(answers, 'comment') ?? ''),
  }
}

async function send(key: OrderKey, body: QuestionnaireCall, signal: AbortSignal): Promise<PublicOrder | null> {
  const answer = await ask(sendQuestionnaire, { params: { uid: key.uid, hash: key.hash }, body }, { signal })
  if (answer.ok) return answer.data
  if (answer.status === 409) return null
  throw new Error(`The questionnaire was not taken: ${answer.status}`)
}

function hidden(): readonly string[] {
  const list = parsed(memo.get(HIDDEN))
  return Array.isArray(list) ? list.filter(uid => typeof uid === 'string') : []
}
