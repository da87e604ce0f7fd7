import { Link } from '@tanstack/react-router'
import type { Entity } from '../../../schema/base/entity.ts'
import { useOnline } from '../../device/online.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { pathOf } from '../shell/groups.ts'
import { texts as shellTexts } from '../shell/texts.ts'
import { texts } from './texts.ts'

interface EmptyListProps {
  readonly entity: Entity
  readonly search: string
  /** The device is being filled for the first time: what is missing may still come. */
  readonly filling: boolean
  readonly mayCreate: boolean
  readonly onClear: () => void
}

export function EmptyList({ entity, search, filling, mayCreate, onClear }: EmptyListProps) {
  const { one, many } = entity.label
  const online = useOnline()
  if (filling && !search)
    return (
      <p role="status" aria-busy={online} className="grid flex-1 place-items-center p-8 text-ink-soft">
        {online ? shellTexts.network.loading : shellTexts.network.nothingYet}
      </p>
    )
  return (
    <div className="grid flex-1 place-items-center p-8 text-center">
      <div className="flex max-w-96 flex-col items-center gap-3">
        <h2 className="text-lead">{search ? texts.nothingFound(search) : texts.empty(many)}</h2>
        <p className="text-ink-soft">{search ? texts.nothingFoundHint : texts.emptyHint}</p>
        {search ? (
          <Button variant="secondary" size="small" onClick={onClear}>
            {texts.clearSearch}
          </Button>
        ) : (
          mayCreate && (
            <Link to={pathOf(entity, 'new')} className={buttonLook({ size: 'small' })}>
              {texts.create(one)}
            </Link>
          )
        )}
      </div>
    </div>
  )
}
