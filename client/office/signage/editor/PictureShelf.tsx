import { ChevronDown } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Picture } from '../../../ui/Picture.tsx'
import { pictureOf } from '../../catalogue/images/pictureOf.ts'
import { usePictures } from '../../catalogue/images/usePictures.ts'
import { input, quietButton } from '../../shell/styles.ts'
import { pictureLayers } from './newLayer.ts'
import { texts } from './texts.ts'
import type { LayoutEditor } from './useLayoutEditor.ts'
import { carry } from './useStageDrop.ts'

/** Pictures that are drawn before somebody asks for more. */
const AT_ONCE = 12
/** Pixels. */
const TILE = 80

/** The pictures of the library: dragged onto the stage, or put into its middle by a click. */
export function PictureShelf({ editor }: { readonly editor: LayoutEditor }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="group rounded-control border border-line bg-surface"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between px-3 font-medium">
        {texts.shelf.title}
        <ChevronDown size={16} aria-hidden className="text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && <Shelf editor={editor} />}
    </details>
  )
}

function Shelf({ editor }: { readonly editor: LayoutEditor }) {
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(AT_ONCE)
  const pictures = usePictures(useDeferredValue(search))?.flatMap(row => pictureOf(row) ?? [])
  return (
    <div className="flex flex-col gap-2 px-2 pb-2">
      <input
        type="search"
        aria-label={texts.shelf.search}
        placeholder={texts.shelf.search}
        className={input}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className="text-caption text-ink-soft">{pictures?.length === 0 ? texts.shelf.none : texts.shelf.hint}</p>
      <ul aria-label={texts.shelf.title} className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5">
        {pictures?.slice(0, most).map(image => (
          <li key={image.id}>
            <button
              type="button"
              draggable
              aria-label={texts.shelf.add(image.name)}
              title={image.name}
              className="block w-full cursor-grab overflow-hidden rounded-[7px] border border-line transition-colors duration-150 hover:border-accent-ink"
              onDragStart={event => carry(event, image.id)}
              onClick={() => editor.add(pictureLayers(editor, [image]), { name: texts.deeds.picture })}
            >
              <Picture
                image={image}
                alt=""
                from={['thumbnail', 'tiny']}
                sizes={`${TILE}px`}
                width={TILE}
                height={TILE}
                className="pointer-events-none aspect-square w-full"
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures && pictures.length > most && (
        <button type="button" className={`${quietButton} self-center`} onClick={() => setMost(most + AT_ONCE * 2)}>
          {texts.shelf.more(pictures.length - most)}
        </button>
      )}
    </div>
  )
}
