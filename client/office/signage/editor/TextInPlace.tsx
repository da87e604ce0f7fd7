import type { CSSProperties } from 'react'
import { addressOf } from '../../../../schema/base/call.ts'
import { fontSheet } from '../../../../schema/signage/calls.ts'
import { fontStyles } from '../../../../schema/signage/fonts.ts'
import { texts } from './texts.ts'
import type { LayoutEditor } from './useLayoutEditor.ts'

interface TextInPlaceProps {
  readonly editor: LayoutEditor
  readonly layerKey: string
  readonly scale: number
  readonly style: CSSProperties
  readonly onDone: () => void
}

/** A text, written where it stands. It is drawn by its own rules once it is left. */
export function TextInPlace({ editor, layerKey, scale, style, onDone }: TextInPlaceProps) {
  const layer = editor.layers.find(({ key }) => key === layerKey)
  if (layer?.type !== 'text') return null
  const { family, weight } = fontStyles[layer.font]
  return (
    <>
      {/* The letters it will have, out of the program's own fonts. */}
      <link rel="stylesheet" href={addressOf(fontSheet, { family, sheet: `style-${weight}.embed.css` })} />
      <textarea
        // biome-ignore lint/a11y/noAutofocus: whoever asked to write goes on writing
        autoFocus
        aria-label={texts.editText}
        className="stage-writing absolute overflow-hidden"
        style={{
          ...style,
          rotate: `${layer.rotation}deg`,
          fontFamily: `"${family}", "${family} Variable", sans-serif`,
          fontWeight: weight,
          fontSize: layer.size * scale,
          lineHeight: layer.lineHeight,
          textAlign: layer.align,
          color: layer.color,
        }}
        maxLength={2000}
        value={layer.text}
        onChange={({ target }) => editor.typeLayer(layerKey, { text: target.value })}
        onPointerDown={event => event.stopPropagation()}
        onMouseDown={event => event.stopPropagation()}
        onDoubleClick={event => event.stopPropagation()}
        onKeyDown={event => {
          event.stopPropagation()
          if (event.key !== 'Escape') return
          event.preventDefault()
          onDone()
        }}
        onBlur={onDone}
      />
    </>
  )
}
