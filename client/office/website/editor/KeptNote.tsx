import { Link } from '@tanstack/react-router'
import { reusableBlocks } from '../../../../schema/website/block.ts'
import { pathOf } from '../../shell/groups.ts'
import { useShownOn } from '../blocks/useShownOn.ts'
import { texts } from './texts.ts'

interface KeptNoteProps {
  /** Of the kept block. */
  readonly id: number
}

/** Below the choice of a kept block: how many pages change with it, and the way to it. */
export function KeptNote({ id }: KeptNoteProps) {
  const uses = useShownOn(id)
  return (
    <p className="rounded-control bg-sunken px-3 py-2">
      {texts.kept.shown(uses?.length ?? 0)}{' '}
      <Link
        to={pathOf(reusableBlocks, id)}
        className="font-medium underline decoration-line underline-offset-2 hover:decoration-current pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        {texts.kept.edit}
      </Link>
    </p>
  )
}
