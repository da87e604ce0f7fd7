import { useMachine } from '@xstate/react'
import { useRef, useState } from 'react'
import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { OrderKey } from './order.machine.ts'
import { keptAnswers, questionnaireEffects } from './questionnaire.effects.ts'
import { type Aspect, aspects, COMMENT_MAX, missingIn, questionnaireMachine } from './questionnaire.machine.ts'
import { Stars } from './Stars.tsx'
import { texts } from './texts.ts'

interface QuestionnaireProps {
  readonly orderKey: OrderKey
  /** The rated order, or null where it could not be rated (any more). */
  readonly onSent: (order: PublicOrder | null) => void
}

/** Four ratings and a comment about a completed order. */
export function Questionnaire({ orderKey, onSent }: QuestionnaireProps) {
  const [machine] = useState(() => questionnaireMachine.provide(questionnaireEffects(orderKey, onSent)))
  const [input] = useState(() => ({ answers: keptAnswers(orderKey.uid) }))
  const [state, send] = useMachine(machine, { input })
  const first = useRef<Partial<Record<Aspect, HTMLInputElement | null>>>({})
  if (state.hasTag('over')) return null
  const { answers } = state.context
  const missing = missingIn(answers)
  const isSending = state.hasTag('sending')
  const isAsking = state.hasTag('asking')
  const submit = () => {
    send({ type: 'submitted' })
    if (missing[0]) first.current[missing[0]]?.focus()
  }
  return (
    <section aria-labelledby="rating" className="rounded-card border border-line bg-surface p-4 tablet:p-5">
      <h2 id="rating" className="text-title">
        {texts.rating.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{texts.rating.intro}</p>
      <div className="mt-4 flex flex-col gap-3 tablet:gap-1">
        {aspects.map(aspect => (
          <Stars
            key={aspect}
            label={texts.rating.labels[aspect]}
            value={answers[aspect]}
            isMissing={isAsking && missing.includes(aspect)}
            disabled={isSending}
            onRate={stars => send({ type: 'rated', aspect, stars })}
            firstStar={element => {
              first.current[aspect] = element
            }}
          />
        ))}
      </div>
      {missing.length === 0 && (
        <TextArea
          className="mt-4"
          label={texts.rating.comment}
          optional
          maxLength={COMMENT_MAX}
          value={answers.comment}
          disabled={isSending}
          onChange={({ target }) => send({ type: 'commented', comment: target.value })}
        />
      )}
      <div role="alert" className="contents">
        {isAsking && (
          <Notice tone="error" className="mt-4">
            {texts.rating.missing(missing.map(aspect => texts.rating.labels[aspect]).join(', '))}
          </Notice>
        )}
        {state.hasTag('failed') && (
          <Notice tone="error" title={texts.rating.failed} className="mt-4">
            {texts.rating.failedHint}
          </Notice>
        )}
      </div>
      <div className="mt-5 flex flex-col gap-2 tablet:flex-row-reverse tablet:justify-start">
        <Button
          size="large"
          busy={isSending}
          // Looks and reads as disabled; pressed all the same, it says what is missing.
          aria-disabled={isSending || answers.rating === 0 || undefined}
          className={`tablet:min-w-44 ${answers.rating === 0 ? 'bg-line! text-ink-soft!' : ''}`}
          onClick={submit}
        >
          {texts.rating.send}
        </Button>
        <Button size="large" variant="secondary" disabled={isSending} onClick={() => send({ type: 'cancelled' })}>
          {texts.rating.cancel}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isSending ? texts.rating.sending : ''}
      </p>
    </section>
  )
}
