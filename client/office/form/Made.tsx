import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/office.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { pathOf } from '../shell/groups.ts'
import { mayCreate } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { texts as shellTexts } from '../shell/texts.ts'
import type { FormParts } from './formParts.ts'
import { justMade } from './justMade.ts'
import { texts } from './texts.ts'

interface MadeProps {
  readonly entity: Entity
  readonly row: Row
  readonly parts: FormParts
}

/** After a document was made: where guests see it, and the way to another one. */
export function Made(props: MadeProps) {
  const name = `${props.entity.type}:${props.row.id}`
  const [isFresh] = useState(() => justMade.has(name))
  useEffect(() => () => void justMade.delete(name), [name])
  return isFresh && <Next {...props} />
}

function Next({ entity, row, parts: { InShop } }: MadeProps) {
  const { actor } = useOffice()
  const navigate = useNavigate()
  const another = pathOf(entity, 'new')
  const isOffered = mayCreate(entity, actor)
  useShortcuts(isOffered ? [{ key: 'n', isOnce: true, run: () => void navigate({ to: another }) }] : [])
  return (
    <Notice
      tone="success"
      title={texts.form.made(entity.title(row.body) || shellTexts.unnamed)}
      actions={
        <p className="flex flex-wrap items-center gap-x-4 font-medium">
          {InShop && <InShop row={row} />}
          {isOffered && (
            <Link to={another} className={nextLook}>
              {texts.form.another}
            </Link>
          )}
        </p>
      }
    />
  )
}

/** How what can be done next is written. */
export const nextLook =
  'inline-flex items-center text-ink underline decoration-line underline-offset-2 hover:decoration-current pointer-coarse:min-h-11'
