import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  Grid3x3,
  Keyboard,
  Magnet,
  Maximize,
  Redo2,
  ScanLine,
  Trash2,
  Tv,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { iconButton } from '../../shell/styles.ts'
import { type Alignment, alignments, type Direction, directions, type Order, orders } from './align.ts'
import type { StageLooks } from './Stage.tsx'
import { texts } from './texts.ts'

const alignIcons = {
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
} satisfies Record<Alignment, typeof Copy>
const spreadIcons = {
  across: AlignHorizontalDistributeCenter,
  down: AlignVerticalDistributeCenter,
} satisfies Record<Direction, typeof Copy>
const orderIcons = {
  front: ArrowUpToLine,
  forward: ArrowUp,
  backward: ArrowDown,
  back: ArrowDownToLine,
} satisfies Record<Order, typeof Copy>

interface StageBarProps {
  readonly looks: StageLooks
  readonly onLooks: (looks: StageLooks) => void
  readonly undo: { readonly name: string; readonly run: () => void } | null
  readonly redo: { readonly name: string; readonly run: () => void } | null
  /** Screen pixels for each of the layout's units. */
  readonly scale: number
  readonly onZoom: (way: 'in' | 'out' | 'fit') => void
  /** How many layers are chosen. */
  readonly chosen: number
  readonly allowed: boolean
  readonly isOnTv: boolean
  readonly onAlign: (alignment: Alignment) => void
  readonly onSpread: (direction: Direction) => void
  readonly onOrder: (order: Order) => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
  readonly onKeys: () => void
  readonly onDistance: () => void
  /** What stands before everything else. */
  readonly children: ReactNode
}

/** What is done with what is chosen, and how the stage is looked at. */
export function StageBar(props: StageBarProps) {
  const { looks, onLooks, undo, redo, scale, onZoom, allowed, isOnTv, children } = props
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      {children}
      {allowed && (
        <Group>
          <Tool label={undo ? texts.undoNamed(undo.name) : texts.undo} icon={Undo2} onPress={undo?.run ?? null} />
          <Tool label={redo ? texts.redoNamed(redo.name) : texts.redo} icon={Redo2} onPress={redo?.run ?? null} />
        </Group>
      )}
      <Group>
        <Tool label={texts.zoomOut} icon={ZoomOut} onPress={() => onZoom('out')} />
        <span className="min-w-11 text-center text-caption text-ink-soft figures">
          {texts.percent(Math.round(scale * 100))}
        </span>
        <Tool label={texts.zoomIn} icon={ZoomIn} onPress={() => onZoom('in')} />
        <Tool label={texts.fit} icon={Maximize} onPress={() => onZoom('fit')} />
      </Group>
      <Group>
        <Tool
          label={texts.snap}
          icon={Magnet}
          isOn={looks.snaps}
          onPress={() => onLooks({ ...looks, snaps: !looks.snaps })}
        />
        <Tool
          label={texts.grid}
          icon={Grid3x3}
          isOn={looks.hasGrid}
          onPress={() => onLooks({ ...looks, hasGrid: !looks.hasGrid })}
        />
        {isOnTv && (
          <Tool
            label={texts.safe}
            icon={ScanLine}
            isOn={looks.hasSafe}
            onPress={() => onLooks({ ...looks, hasSafe: !looks.hasSafe })}
          />
        )}
        {isOnTv && <Tool label={texts.distance.open} icon={Tv} onPress={props.onDistance} />}
        <Tool label={texts.keys} icon={Keyboard} onPress={props.onKeys} />
      </Group>
      {allowed && <ChosenTools {...props} />}
    </div>
  )
}

function ChosenTools({ chosen, onAlign, onSpread, onOrder, onDuplicate, onRemove }: StageBarProps) {
  const within = (least: number, run: () => void) => (chosen >= least ? run : null)
  return (
    <div
      role="group"
      aria-label={texts.arranging}
      className={`flex-wrap gap-x-2 gap-y-1.5 min-[80rem]:flex ${chosen > 0 ? 'flex' : 'hidden'}`}
    >
      <Group>
        {alignments.map(each => (
          <Tool
            key={each}
            label={texts.alignments[each]}
            icon={alignIcons[each]}
            onPress={within(1, () => onAlign(each))}
          />
        ))}
      </Group>
      <Group>
        {directions.map(each => (
          <Tool
            key={each}
            label={texts.directions[each]}
            icon={spreadIcons[each]}
            onPress={within(3, () => onSpread(each))}
          />
        ))}
      </Group>
      <Group>
        {orders.map(each => (
          <Tool
            key={each}
            label={texts.orders[each]}
            icon={orderIcons[each]}
            onPress={within(1, () => onOrder(each))}
          />
        ))}
      </Group>
      <Group>
        <Tool label={texts.duplicate} icon={Copy} onPress={within(1, onDuplicate)} />
        <Tool label={texts.remove} icon={Trash2} onPress={within(1, onRemove)} />
      </Group>
    </div>
  )
}

const Group = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex items-center rounded-control border border-line bg-surface p-0.5">{children}</div>
)

interface ToolProps {
  readonly label: string
  readonly icon: typeof Copy
  /** Said of what is switched on and off. */
  readonly isOn?: boolean
  /** Null where there is nothing to be done now. */
  readonly onPress: (() => void) | null
}

const Tool = ({ label, icon: Icon, isOn, onPress }: ToolProps) => (
  <button
    type="button"
    className={`${iconButton} aria-pressed:bg-accent-soft aria-pressed:text-accent-ink pointer-coarse:size-11`}
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    disabled={onPress === null}
    onClick={() => onPress?.()}
  >
    <Icon size={16} aria-hidden />
  </button>
)
