import { Plus } from 'lucide-react'
import { useRef } from 'react'
import type { Image } from '../../../../schema/catalogue/image.ts'
import { reusableBlocks } from '../../../../schema/website/block.ts'
import { PictureUpload } from '../../catalogue/images/UploadHere.tsx'
import { useEntryDrag } from '../../form/controls/useEntryDrag.ts'
import type { Typed } from '../../form/formValues.ts'
import { useTitles } from '../../shell/scope.tsx'
import { quietButton } from '../../shell/styles.ts'
import type { BlockDeed } from './BlockMenu.tsx'
import { keptIn, keyOf, kindOf, lineOf, REFERENCE } from './blockList.ts'
import { OutlineRow } from './OutlineRow.tsx'
import { blockSection, ownSections, type SectionId } from './sections.ts'
import { texts } from './texts.ts'
import type { SiteEditorState } from './useSiteEditor.ts'

interface OutlineProps {
  readonly editor: SiteEditorState
  readonly allowed: boolean
  /** How much stands against each section. */
  readonly faults: ReadonlyMap<SectionId, number>
  readonly onSelect: (section: SectionId) => void
  readonly onDeed: (block: Typed, deed: BlockDeed) => void
  readonly onAdd: () => void
  readonly onPhotos: (images: readonly Image[]) => void
}

/** What a page is made of, from top to bottom. */
export function Outline({ editor, allowed, faults, onSelect, onDeed, onAdd, onPhotos }: OutlineProps) {
  const { type, blocks, kinds, section } = editor
  const list = useRef<HTMLOListElement>(null)
  const { handle, dragged } = useEntryDrag({ list, count: blocks.length, onMove: editor.move })
  const own = ownSections[type]
  const lineOfBlock = useLines(blocks)
  return (
    <nav aria-label={texts.outline} className="flex flex-col gap-4">
      <ul className="flex flex-col gap-1.5">
        {own.map(each => (
          <li key={each}>
            <button
              type="button"
              aria-current={each === section || undefined}
              className="flex min-h-12 w-full items-center gap-2 rounded-control border border-line bg-surface px-3 text-left hover:border-edge aria-[current]:border-accent-ink aria-[current]:bg-accent-soft"
              onClick={() => onSelect(each)}
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{texts.sections[each]}</span>
                <span className="block truncate text-caption text-ink-soft">{texts.hints[each]}</span>
              </span>
              <Faults count={faults.get(each) ?? 0} />
            </button>
          </li>
        ))}
      </ul>
      {kinds.length > 0 && (
        <div className="flex flex-col gap-1.5">
          <h2 className="text-caption font-medium text-ink-soft">{texts.blocks}</h2>
          {blocks.length === 0 && <p className="text-ink-soft">{texts.noBlocks}</p>}
          <ol ref={list} className="flex flex-col gap-1.5">
            {blocks.map((block, index) => (
              <OutlineRow
                key={keyOf(block)}
                {...{ block, index, allowed }}
                line={lineOfBlock(block)}
                isKeepable={kinds.includes(REFERENCE) && kindOf(block) !== REFERENCE}
                count={blocks.length}
                isSelected={section === blockSection(keyOf(block))}
                isDragged={dragged === index}
                faults={faults.get(blockSection(keyOf(block))) ?? 0}
                handle={handle(index)}
                onSelect={() => onSelect(blockSection(keyOf(block)))}
                onDeed={deed => onDeed(block, deed)}
              />
            ))}
          </ol>
          {allowed && (
            <div className="flex flex-col gap-2 pt-1">
              <button
                type="button"
                className={`${quietButton} self-start border border-line pointer-coarse:min-h-11`}
                aria-keyshortcuts="/"
                title={texts.addHint}
                onClick={onAdd}
              >
                <Plus size={15} aria-hidden />
                {texts.add}
              </button>
              <PictureUpload
                purpose={texts.photos}
                place={`sites:${editor.row.id}:photos`}
                several
                onTaken={onPhotos}
              />
            </div>
          )}
        </div>
      )}
    </nav>
  )
}

/** What each block is about: one that shows a kept one is told by its name. */
function useLines(blocks: readonly Typed[]): (block: Typed) => string {
  const titles = useTitles(
    blocks.flatMap(block => {
      const id = keptIn(block)
      return id === null ? [] : [[reusableBlocks.type, id] as const]
    }),
  )
  return block => titles.get(`${reusableBlocks.type}:${keptIn(block)}`) ?? lineOf(block)
}

const Faults = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <span
      className="rounded-pill bg-warning-soft px-2 text-caption font-medium text-warning"
      title={texts.faults(count)}
    >
      {count}
    </span>
  )
