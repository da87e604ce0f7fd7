import { Link } from '@tanstack/react-router'
import type { Entity } from '../../../schema/base/entity.ts'
import { revisions } from '../../../schema/base/history.ts'
import type { Row } from '../../data/office/office.ts'
import { now } from '../../device/clock.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { authorName, stepTime } from '../history/steps.ts'
import { texts as historyTexts } from '../history/texts.ts'
import { useRestore } from '../history/useRestore.ts'
import { useServerPages } from '../server/useServerPages.ts'
import { pathOf } from '../shell/groups.ts'
import { mayCreate } from '../shell/rights.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { texts } from './texts.ts'

interface GoneProps {
  readonly entity: Entity
  readonly id: number
  /** What stood here until it was deleted; null where nobody has seen it on this page. */
  readonly last: Row | null
  /** Whether something was typed that waits for its document. */
  readonly isTyped: boolean
}

/** In place of a document that is not there: who deleted it and when, where the server knows, and a way back. */
export function Gone({ entity, id, last, isTyped }: GoneProps) {
  const { actor } = useOffice()
  const zone = useZone()
  const { value, problem, isAsking } = useServerPages(revisions, 'limit=1', { type: entity.type, id })
  const [newest] = value ?? []
  const step = newest?.kind === 'deleted' ? newest : undefined
  const title = (last && entity.title(last.body)) || entity.label.one
  const { restore, isBusy } = useRestore({ entity, id, rev: step?.rev ?? '', title })
  return (
    <div className="grid flex-1 place-items-center p-8 text-center">
      <div className="flex max-w-96 flex-col items-center gap-3" aria-busy={isAsking}>
        <h1 className="text-title">{step || last ? historyTexts.trash.gone : texts.form.gone}</h1>
        {step && (
          <p className="figures">
            {historyTexts.trash.deleted(authorName(step.author), stepTime(step.at, now(), zone))}
          </p>
        )}
        <p className="text-ink-soft">
          {isTyped ? historyTexts.trash.typed : step ? historyTexts.trash.hint : texts.form.goneHint}
        </p>
        {problem !== null && last && <p className="text-ink-soft">{problem}</p>}
        <div className="flex flex-wrap justify-center gap-2">
          {step && mayCreate(entity, actor) && (
            <Button size="small" busy={isBusy} onClick={restore}>
              {historyTexts.trash.restore}
            </Button>
          )}
          <Link to={pathOf(entity)} className={buttonLook({ variant: 'secondary', size: 'small' })}>
            {texts.form.toList(entity.label.many)}
          </Link>
        </div>
      </div>
    </div>
  )
}
