import { ClipboardPaste } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { fieldOf } from '../../../../schema/base/record.ts'
import { reusableBlocks } from '../../../../schema/website/block.ts'
import type { Block } from '../../../../schema/website/blocks.ts'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { Typed } from '../../form/formValues.ts'
import { useOffice } from '../../shell/scope.tsx'
import { input } from '../../shell/styles.ts'
import { copyOf, kindOf, newBlock, REFERENCE, referenceTo, typedBlock } from './blockList.ts'
import { BlockSketch } from './blockPictures.tsx'
import { clipboard } from './clipboard.ts'
import { kindLabel, siteFields } from './siteFields.ts'
import { texts } from './texts.ts'

interface AddBlockProps {
  /** Kinds that the page takes. */
  readonly kinds: readonly string[]
  readonly onAdd: (block: Typed) => void
  readonly onClose: () => void
}

/** All kinds of blocks as pictures, what was copied, and the blocks that are kept for many pages. */
export function AddBlock({ kinds, onAdd, onClose }: AddBlockProps) {
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const stored = useSyncExternalStore(clipboard.subscribe, clipboard.get)
  const copied = stored === null ? null : typedBlock(siteFields.block, stored)
  const kept = useKept(kinds.includes(REFERENCE), search)
  const words = search.trim().toLocaleLowerCase('de')
  const found = kinds.filter(isOwn).filter(kind => kindLabel(kind).toLocaleLowerCase('de').includes(words))
  const add = (block: Typed) => {
    onAdd(block)
    onClose()
  }
  return (
    <Dialog title={texts.add} width="roomy" onClose={onClose} focusFirst={field}>
      <div className="flex flex-col gap-4 px-5 py-4">
        <input
          ref={field}
          type="search"
          className={input}
          aria-label={texts.find}
          placeholder={texts.find}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            const [first] = found
            const [other] = kept
            if (first !== undefined) add(newBlock(siteFields.block, first))
            else if (other !== undefined) add(referenceTo(siteFields.block, other.id))
          }}
        />
        {copied !== null && (
          <Button
            variant="secondary"
            size="small"
            className="self-start"
            icon={<ClipboardPaste size={16} aria-hidden />}
            disabled={!kinds.includes(kindOf(copied))}
            title={kinds.includes(kindOf(copied)) ? undefined : texts.cannotPaste}
            onClick={() => add(copyOf(siteFields.block, copied))}
          >
            {`${texts.paste}: ${kindLabel(kindOf(copied))}`}
          </Button>
        )}
        {found.length > 0 && (
          <ul className={grid}>
            {found.map(kind => (
              <Tile key={kind} kind={kind} onPick={() => add(newBlock(siteFields.block, kind))}>
                <span className="font-medium">{kindLabel(kind)}</span>
              </Tile>
            ))}
          </ul>
        )}
        {kept.length > 0 && (
          <section aria-labelledby="fuer-viele-seiten" className="flex flex-col gap-2">
            <h3 id="fuer-viele-seiten" className="text-caption font-medium text-ink-soft">
              {texts.forMany}
            </h3>
            <ul className={grid}>
              {kept.map(({ id, body }) => (
                <Tile key={id} kind={ownKindOf(body)} onPick={() => add(referenceTo(siteFields.block, id))}>
                  <span className="truncate font-medium">{String(body['name'])}</span>
                </Tile>
              ))}
            </ul>
          </section>
        )}
        {found.length === 0 && kept.length === 0 && <p className="text-ink-soft">{texts.nothing}</p>}
      </div>
    </Dialog>
  )
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2.5'

interface TileProps {
  readonly kind: Block['type']
  readonly onPick: () => void
  readonly children: ReactNode
}

const Tile = ({ kind, onPick, children }: TileProps) => (
  <li className="min-w-0">
    <button
      type="button"
      className="flex w-full flex-col gap-2 rounded-control border border-line bg-surface p-2 text-left hover:border-edge hover:bg-sunken/50"
      onClick={onPick}
    >
      <BlockSketch kind={kind} />
      {children}
    </button>
  </li>
)

/** Kept blocks by their names, those that are sought; none where the page takes none. */
function useKept(isTaken: boolean, search: string): readonly Row[] {
  const { office } = useOffice()
  const { type } = reusableBlocks
  const live = useMemo(() => office.list(type, { search, sort: 'title', limit: MOST_KEPT }), [office, type, search])
  const rows = useLive(live)?.rows
  return (isTaken && rows) || none
}

const MOST_KEPT = 60
const none: readonly Row[] = []

const ownKindOf = ({ block }: Row['body']): Block['type'] => {
  const kind = String(fieldOf(block, 'type'))
  return isOwn(kind) ? kind : REFERENCE
}

/** A block that shows a kept one is chosen by the name of that. */
const isOwn = (kind: string): kind is Block['type'] => kind !== REFERENCE && kind in siteFields.block.fieldsOf
