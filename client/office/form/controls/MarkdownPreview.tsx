import { useDeferredValue, useState } from 'react'
import { Markdown } from '../../../ui/markdown/Markdown.tsx'
import { texts } from '../texts.ts'

/** A text as guests read it, for who wants to see that while writing. */
export function MarkdownPreview({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false)
  const shown = useDeferredValue(text)
  if (text.trim() === '') return null
  return (
    <details
      className="rounded-control border border-line bg-surface"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-9 cursor-pointer px-3 py-1.5 font-medium pointer-coarse:min-h-11 pointer-coarse:py-2.5">
        {texts.form.asRead}
      </summary>
      {isOpen && (
        <div className="max-h-128 overflow-y-auto border-t border-line px-4 py-4">
          <Markdown text={shown} />
        </div>
      )}
    </details>
  )
}
