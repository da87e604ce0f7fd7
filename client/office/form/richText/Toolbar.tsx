import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Italic, Link, List, ListOrdered, Minus, Quote, Strikethrough } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { iconButton } from '../../shell/styles.ts'
import { headingLevels } from './extensions.ts'
import { texts } from './texts.ts'

interface ToolbarProps {
  readonly editor: Editor
  /** Of the field. */
  readonly label: string
  readonly onLink: () => void
}

/** Above a formatted text: one stop of the Tab key, arrows move within. */
export function Toolbar({ editor, label, onLink }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: headingLevels.find(level => now.isActive('heading', { level })) ?? null,
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      strike: now.isActive('strike'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      blockquote: now.isActive('blockquote'),
      link: now.isActive('link'),
    }),
  })
  const run = () => editor.chain().focus()
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined || event.target instanceof HTMLSelectElement) return
    const stops = [...(bar.current?.querySelectorAll<HTMLElement>('select, button') ?? [])]
    const at = stops.findIndex(stop => stop === document.activeElement)
    event.preventDefault()
    stops.at((at + step) % stops.length)?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={texts.toolbar(label)}
      className="flex flex-wrap items-center gap-0.5 border-b border-line px-1.5 py-1"
      onKeyDown={onKeyDown}
    >
      <select
        aria-label={texts.block}
        className="mr-1 min-h-8 rounded-control bg-transparent px-2 text-caption hover:bg-sunken pointer-coarse:min-h-11"
        value={is.level ?? 'paragraph'}
        onChange={({ target }) => {
          const level = headingLevels.find(each => String(each) === target.value)
          if (level) run().setHeading({ level }).run()
          else run().setParagraph().run()
        }}
      >
        <option value="paragraph">{texts.blocks.paragraph}</option>
        {headingLevels.map(level => (
          <option key={level} value={level}>
            {texts.blocks[level]}
          </option>
        ))}
      </select>
      <Tool label={texts.bold} isOn={is.bold} onPress={() => run().toggleBold().run()}>
        <Bold size={16} aria-hidden />
      </Tool>
      <Tool label={texts.italic} isOn={is.italic} onPress={() => run().toggleItalic().run()}>
        <Italic size={16} aria-hidden />
      </Tool>
      <Tool label={texts.strike} isOn={is.strike} onPress={() => run().toggleStrike().run()}>
        <Strikethrough size={16} aria-hidden />
      </Tool>
      <Tool label={texts.link} isOn={is.link} onPress={onLink}>
        <Link size={16} aria-hidden />
      </Tool>
      <Tool label={texts.bulletList} isOn={is.bulletList} onPress={() => run().toggleBulletList().run()}>
        <List size={16} aria-hidden />
      </Tool>
      <Tool label={texts.orderedList} isOn={is.orderedList} onPress={() => run().toggleOrderedList().run()}>
        <ListOrdered size={16} aria-hidden />
      </Tool>
      <Tool label={texts.blockquote} isOn={is.blockquote} onPress={() => run().toggleBlockquote().run()}>
        <Quote size={16} aria-hidden />
      </Tool>
      <Tool label={texts.horizontalRule} onPress={() => run().setHorizontalRule().run()}>
        <Minus size={16} aria-hidden />
      </Tool>
    </div>
  )
}

interface ToolProps {
  readonly label: string
  readonly isOn?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const Tool = ({ label, isOn, onPress, children }: ToolProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={label}
    aria-pressed={isOn}
    title={label}
    className={`${iconButton} aria-pressed:bg-accent-soft aria-pressed:text-accent-ink pointer-coarse:size-11`}
    // The text keeps its selection.
    onMouseDown={event => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </button>
)
