import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Picture } from '../../../ui/Picture.tsx'
import type { Typed } from '../../form/formValues.ts'
import { iconButton } from '../../shell/styles.ts'
import { type BlockDeed, BlockMenu } from './BlockMenu.tsx'
import { isHidden, kindOf, pictureOf } from './blockList.ts'
import { kindLabel } from './siteFields.ts'
import { texts } from './texts.ts'

interface OutlineRowProps {
  readonly block: Typed
  /** From 0. */
  readonly index: number
  readonly count: number
  readonly isSelected: boolean
  readonly isDragged: boolean
  /** What stands against it or is not decided. */
  readonly faults: number
  readonly allowed: boolean
  /** Whether it may become one that many pages show. */
  readonly isKeepable: boolean
  /** What it is about, in a line; '' where it says nothing yet. */
  readonly line: string
  readonly handle: Pick<ComponentProps<'button'>, 'onKeyDown' | 'onPointerDown'>
  readonly onSelect: () => void
  readonly onDeed: (deed: BlockDeed) => void
}

/** A block in the outline: what it is and how it begins; dragged, moved by keys or by its menu. */
export function OutlineRow({ block, index, count, isSelected, isDragged, faults, allowed, ...act }: OutlineRowProps) {
  const name = kindLabel(kindOf(block))
  const caption = [isHidden(block) ? texts.hidden : '', act.line].filter(part => part !== '').join(' · ')
  const image = pictureOf(block)
  const look = isDragged || isSelected ? 'border-accent-ink bg-accent-soft' : 'border-line bg-surface hover:border-edge'
  return (
    <li data-entry className={`flex items-stretch rounded-control border ${look}`}>
      {allowed && count > 1 && (
        <button
          type="button"
          data-handle
          className={`${iconButton} h-auto cursor-grab touch-none self-stretch pointer-coarse:w-11`}
          aria-label={texts.move(`${name} ${index + 1}`)}
          title={texts.moveHint}
          {...act.handle}
        >
          <GripVertical size={15} aria-hidden />
        </button>
      )}
      <button
        type="button"
        aria-current={isSelected || undefined}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-left first:pl-3"
        onClick={act.onSelect}
      >
        <span className={`min-w-0 flex-1 ${isHidden(block) ? 'opacity-60' : ''}`}>
          <span className="block truncate font-medium">{name}</span>
          {caption !== '' && <span className="block truncate text-caption text-ink-soft">{caption}</span>}
        </span>
        {image && (
          <Picture image={image} alt="" from={['icon']} sizes="32px" width={32} height={32} className={pictureLook} />
        )}
        {faults > 0 && (
          <span
            className="rounded-pill bg-warning-soft px-2 text-caption font-medium text-warning"
            title={texts.faults(faults)}
          >
            {faults}
          </span>
        )}
      </button>
      {allowed && (
        <BlockMenu
          {...{ name, index, count }}
          isHidden={isHidden(block)}
          isKeepable={act.isKeepable}
          onDeed={act.onDeed}
        />
      )}
    </li>
  )
}

const pictureLook = 'size-8 shrink-0 rounded-[6px]'
