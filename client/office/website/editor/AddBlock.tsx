import { ClipboardPaste } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import type { Block } from '../../../../schema/website/blocks.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { Typed } from '../../form/formValues.ts'
import { input } from '../../shell/styles.ts'
import { copyOf, kindOf, newBlock, typedBlock } from './blockList.ts'
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

/** All kinds of blocks as pictures, and what was copied. */
export function AddBlock({ kinds, onAdd, onClose }: AddBlockProps) {
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const stored = useSyncExternalStore(clipboard.subscribe, clipboard.get)
  const copied = stored === null ? null : typedBlock(siteFields.block, stored)
  const words = search.trim().toLocaleLowerCase('de')
  const found = kinds.filter(kind => kindLabel(kind).toLocaleLowerCase('de').includes(words))
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
            if (first !== undefined) add(newBlock(siteFields.block, first))
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
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2.5">
          {found.filter(isKind).map(kind => (
            <li key={kind}>
              <button
                type="button"
                className="flex w-full flex-col gap-2 rounded-control border border-line bg-surface p-2 text-left hover:border-edge hover:bg-sunken/50"
                onClick={() => add(newBlock(siteFields.block, kind))}
              >
                <BlockSketch kind={kind} />
                <span className="font-medium">{kindLabel(kind)}</span>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className="text-ink-soft">{texts.nothing}</p>}
      </div>
    </Dialog>
  )
}

const isKind = (kind: string): kind is Block['type'] => kind in siteFields.block.fieldsOf
