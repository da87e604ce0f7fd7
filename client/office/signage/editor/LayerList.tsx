import {
  Clock,
  Eye,
  EyeOff,
  Film,
  GripVertical,
  Image,
  Lock,
  LockOpen,
  QrCode,
  Shapes,
  Table,
  Type,
  Zap,
} from 'lucide-react'
import { useRef } from 'react'
import { useEntryDrag } from '../../form/controls/useEntryDrag.ts'
import { chosenKind, type Typed } from '../../form/formValues.ts'
import { shifted } from '../../list/lists.ts'
import { iconButton } from '../../shell/styles.ts'
import { partsOfLayer } from './layerValues.ts'
import { kindLabel } from './layoutFields.ts'
import { texts } from './texts.ts'
import type { LayoutEditor } from './useLayoutEditor.ts'

interface LayerListProps {
  readonly editor: LayoutEditor
  readonly allowed: boolean
  /** How much is to be told of each layer. */
  readonly faults: ReadonlyMap<string, number>
  /** Its fields are looked at next. */
  readonly onOpen: () => void
}

/** All layers, the uppermost first: the stage for those who do not see it or do not drag. */
export function LayerList({ editor, allowed, faults, onOpen }: LayerListProps) {
  const { typed, chosen, fields } = editor
  const list = useRef<HTMLOListElement>(null)
  const shown = typed.toReversed()
  const { handle, dragged } = useEntryDrag({
    list,
    count: shown.length,
    onMove: (from, to) =>
      editor.arrange(
        shifted(shown, from, to)
          .toReversed()
          .map(layer => String(partsOfLayer(layer)['key'])),
        { name: texts.deeds.order, run: 'order' },
      ),
  })
  return (
    <nav aria-label={texts.layers} className="flex flex-col gap-1.5">
      <button
        type="button"
        aria-current={chosen.size === 0 || undefined}
        className={`${row} px-3 hover:border-edge aria-[current]:border-accent-ink aria-[current]:bg-accent-soft`}
        onClick={() => {
          editor.choose([])
          onOpen()
        }}
      >
        <span
          aria-hidden
          className="size-4 shrink-0 rounded-[4px] border border-edge"
          style={{ background: editor.page.background }}
        />
        <span className="min-w-0 flex-1 text-left">
          <span className="block font-medium">{texts.page}</span>
          <span className="block truncate text-caption text-ink-soft figures">
            {texts.length(editor.page.width, editor.page.unit)} × {texts.length(editor.page.height, editor.page.unit)}
          </span>
        </span>
        <Faults count={faults.get('') ?? 0} />
      </button>
      {shown.length === 0 && <p className="px-1 py-2 text-caption text-ink-soft">{texts.noLayers}</p>}
      <ol ref={list} className="flex flex-col gap-1.5">
        {shown.map((layer, index) => (
          <LayerRow
            key={String(partsOfLayer(layer)['key'])}
            {...{ editor, layer, allowed, onOpen }}
            kind={kindLabel(fields, chosenKind(layer))}
            isDragged={dragged === index}
            handle={allowed && shown.length > 1 ? handle(index) : null}
            faults={faults.get(String(partsOfLayer(layer)['key'])) ?? 0}
          />
        ))}
      </ol>
    </nav>
  )
}

const row =
  'flex min-h-11 w-full items-center gap-2 rounded-control border border-line bg-surface transition-colors duration-150'

interface LayerRowProps extends Pick<LayerListProps, 'editor' | 'allowed' | 'onOpen'> {
  readonly layer: Typed
  readonly kind: string
  readonly isDragged: boolean
  /** Null where there is nothing to move it among. */
  readonly handle: ReturnType<ReturnType<typeof useEntryDrag>['handle']> | null
  readonly faults: number
}

function LayerRow({ editor, layer, kind, isDragged, handle, faults, allowed, onOpen }: LayerRowProps) {
  const { key: ownKey, name: ownName, text, isHidden, isLocked } = partsOfLayer(layer)
  const key = String(ownKey)
  const name = String(ownName) || kind
  const isChosen = editor.chosen.has(key)
  const Icon = icons[chosenKind(layer)] ?? Zap
  const said = typeof text === 'string' ? text.replaceAll('\n', ' ') : ''
  const toggle = (part: 'isHidden' | 'isLocked', value: boolean) =>
    editor.change(new Map([[key, { [part]: value }]]), {
      name: part === 'isHidden' ? texts.deeds.toggle : texts.deeds.lock,
    })
  return (
    <li
      data-entry
      className={`flex items-stretch rounded-control border transition-colors duration-150 ${isDragged || isChosen ? 'border-accent-ink bg-accent-soft' : 'border-line bg-surface hover:border-edge'}`}
    >
      {handle && (
        <button
          type="button"
          data-handle
          className={`${iconButton} h-auto w-8 cursor-grab touch-none self-stretch pointer-coarse:w-11`}
          aria-label={texts.moveRow(name)}
          title={texts.moveHint}
          {...handle}
        >
          <GripVertical size={15} aria-hidden />
        </button>
      )}
      <button
        type="button"
        aria-pressed={isChosen}
        className={`flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-control text-left ${handle ? '' : 'pl-3'}`}
        onClick={event => {
          if (event.shiftKey || event.ctrlKey || event.metaKey) {
            const rest = [...editor.chosen].filter(each => each !== key)
            return editor.choose(isChosen ? rest : [...rest, key])
          }
          editor.choose([key])
          onOpen()
        }}
      >
        <Icon size={16} aria-hidden className="shrink-0 text-ink-soft" />
        <span className={`min-w-0 flex-1 ${isHidden ? 'opacity-60' : ''}`}>
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-caption text-ink-soft">{said || kind}</span>
        </span>
      </button>
      <Faults count={faults} />
      {allowed && (
        <span className="flex items-center pr-1">
          <button
            type="button"
            className={small}
            aria-label={isLocked ? texts.unlock(name) : texts.lock(name)}
            aria-pressed={isLocked === true}
            onClick={() => toggle('isLocked', isLocked !== true)}
          >
            {isLocked ? <Lock size={14} aria-hidden /> : <LockOpen size={14} aria-hidden className="opacity-60" />}
          </button>
          <button
            type="button"
            className={small}
            aria-label={isHidden ? texts.show(name) : texts.hide(name)}
            aria-pressed={isHidden === true}
            onClick={() => toggle('isHidden', !isHidden)}
          >
            {isHidden ? <EyeOff size={15} aria-hidden /> : <Eye size={15} aria-hidden />}
          </button>
        </span>
      )}
    </li>
  )
}

const small = `${iconButton} size-7 pointer-coarse:size-11`

/** What has no sign of its own lives: it changes by itself. */
const icons: Readonly<Record<string, typeof Type>> = {
  text: Type,
  picture: Image,
  shape: Shapes,
  code: QrCode,
  film: Film,
  board: Table,
  clock: Clock,
  hours: Clock,
}

const Faults = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <span className="mr-1 self-center rounded-pill bg-warning-soft px-2 text-caption font-medium text-warning">
      {count}
    </span>
  )
