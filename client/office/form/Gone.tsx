import { Link } from '@tanstack/react-router'
import type { Entity } from '../../../schema/base/entity.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { pathOf } from '../shell/groups.ts'
import { texts } from './texts.ts'

/** In place of a document that is not there. */
export function Gone({ entity }: { entity: Entity }) {
  return (
    <div className="grid flex-1 place-items-center p-8 text-center">
      <div className="flex max-w-96 flex-col items-center gap-3">
        <h1 className="text-title">{texts.form.gone}</h1>
        <p className="text-ink-soft">{texts.form.goneHint}</p>
        <Link to={pathOf(entity)} className={buttonLook({ variant: 'secondary', size: 'small' })}>
          {texts.form.toList(entity.label.many)}
        </Link>
      </div>
    </div>
  )
}
