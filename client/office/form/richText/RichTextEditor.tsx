import { type Editor, EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { isObject, sameValue } from '../../../../schema/base/sameValue.ts'
import { type ControlProps, nativeProps, type RenderField } from '../formScope.tsx'
import { type Typed, toTyped } from '../formValues.ts'
import { extensions } from './extensions.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { Toolbar } from './Toolbar.tsx'
import './richText.css'

/** Formatted text as it is typed: what it can hold is exactly what is stored. Loaded where such a text is edited. */
export default function RichTextEditor(props: ControlProps & { readonly render: RenderField }) {
  const { id, field, value, onChange, disabled, labelledBy } = props
  const [isLinking, setLinking] = useState(false)
  const marks = nativeProps(props)
  const editor = useEditor({
    extensions,
    content: contentOf(value),
    editable: !disabled,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        class: 'rich-text',
        ...(marks['aria-describedby'] ? { 'aria-describedby': marks['aria-describedby'] } : {}),
        ...(marks['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
      },
      handleKeyDown: (_, event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false
        event.preventDefault()
        event.stopPropagation()
        setLinking(true)
        return true
      },
    },
    onUpdate: ({ editor: changed }) => onChange(toTyped(field, documentIn(changed, field.nullable))),
  })
  // What came from another device, from the history or by discarding: what is typed here is in the editor already.
  useEffect(() => {
    const present = toTyped(field, documentIn(editor, field.nullable))
    const isEmpty = editor.isEmpty && isBlank(value)
    if (!isEmpty && !sameValue(present, value ?? null))
      editor.commands.setContent(contentOf(value), { emitUpdate: false })
  }, [editor, field, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  return (
    <div className="rounded-control border border-edge/70 bg-surface focus-within:border-edge has-[[aria-invalid=true]]:border-error">
      {!disabled && <Toolbar editor={editor} label={field.label} onLink={() => setLinking(true)} />}
      <EditorContent editor={editor} />
      {isLinking && <LinkDialog editor={editor} render={props.render} onClose={() => setLinking(false)} />}
    </div>
  )
}

/** What is stored of it: a text without a word is none. */
const documentIn = (editor: Editor, nullable: boolean): JSONContent | null =>
  editor.isEmpty ? (nullable ? null : { type: 'doc', content: [] }) : editor.getJSON()

const contentOf = (value: Typed): JSONContent =>
  isBlank(value) || !isDocument(value) ? { type: 'doc', content: [{ type: 'paragraph' }] } : value

const isBlank = (value: Typed): boolean => !isDocument(value) || !value.content || value.content.length === 0

const isDocument = (value: unknown): value is JSONContent => isObject(value) && value['type'] === 'doc'
