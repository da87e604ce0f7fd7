import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import type { Row } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { imageIn } from '../../form/formValues.ts'
import { pathOf } from '../../shell/groups.ts'
import { texts } from './texts.ts'

/** Pictures that are drawn before somebody asks for more. */
const AT_ONCE = 240
/** More than fit on a screen: the others are drawn when these are seen. */
const IN_SIGHT = 48
/** Pixels. */
const TILE = 160

interface PictureGridProps {
  readonly entity: Entity
  readonly rows: readonly Row[]
  /** Id of the one whose panel is open. */
  readonly open: number | null
}

/** Tiles of a library. One of them takes part in the tab order; arrow keys move it, in rows and columns. */
export function PictureGrid({ entity, rows, open }: PictureGridProps) {
  const [most, setMost] = useState(AT_ONCE)
  const [active, setActive] = useState<number | null>(null)
  const drawn = useDeferredValue(most, IN_SIGHT)
  const shown = rows.slice(0, drawn)
  const stop = shown.find(({ id }) => id === (active ?? open))?.id ?? shown[0]?.id
  return (
    <div className="flex flex-col items-center gap-4">
      <ul
        aria-label={entity.label.many}
        className="grid w-full grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-3 tablet:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]"
        onKeyDown={moveFocus}
      >
        {shown.map(({ id, body }) => (
          <li key={id} className="min-w-0">
            <Link
              to={pathOf(entity, id)}
              search
              data-picture={id}
              tabIndex={id === stop ? 0 : -1}
              aria-current={id === open || undefined}
              onFocus={() => setActive(id)}
              className="flex flex-col gap-1.5 rounded-card border border-line bg-surface p-1.5 no-underline transition-colors duration-150 hover:border-edge aria-[current]:border-accent-ink aria-[current]:bg-accent-soft"
            >
              <Picture
                image={imageIn({ ...body, id })}
                alt=""
                from={['thumbnail', 'tiny', 'small']}
                sizes={`${TILE}px`}
                width={TILE}
                height={TILE}
                className="aspect-square w-full rounded-[7px]"
              />
              <span className="truncate px-1 pb-0.5 text-caption">{String(body['name'])}</span>
            </Link>
          </li>
        ))}
      </ul>
      {rows.length > most && (
        <Button variant="secondary" size="small" onClick={() => setMost(most + AT_ONCE)}>
          {texts.more(rows.length - most)}
        </Button>
      )}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tiles = [...event.currentTarget.querySelectorAll('a')]
  const at = tiles.findIndex(tile => tile === event.target)
  const topOf = (tile: Element | undefined) => tile?.getBoundingClientRect().top
  const perRow = tiles.filter(tile => topOf(tile) === topOf(tiles[0])).length
  const to = places[event.key]?.(at, perRow, tiles.length)
  if (at < 0 || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  tiles[Math.max(0, Math.min(to, tiles.length - 1))]?.focus()
}

const places: Readonly<Record<string, (at: number, perRow: number, count: number) => number>> = {
  ArrowRight: at => at + 1,
  ArrowLeft: at => at - 1,
  ArrowDown: (at, perRow) => at + perRow,
  ArrowUp: (at, perRow) => at - perRow,
  Home: () => 0,
  End: (_at, _perRow, count) => count - 1,
}
