import type { DragEvent } from 'react'
import { images } from '../../../../schema/catalogue/image.ts'
import { pictureOf } from '../../catalogue/images/pictureOf.ts'
import { useOffice } from '../../shell/scope.tsx'
import { layerAt } from './gesture.ts'
import { keyOfLayer } from './layerValues.ts'
import { pictureLayers, pictureRef } from './newLayer.ts'
import { texts } from './texts.ts'
import type { LayoutEditor } from './useLayoutEditor.ts'

/** What is carried from the shelf: the id of a picture. */
const CARRIED = 'application/x-picture'

export function carry({ dataTransfer }: DragEvent, id: number): void {
  dataTransfer.setData(CARRIED, String(id))
  dataTransfer.effectAllowed = 'copy'
}

interface StageDropOptions {
  readonly editor: LayoutEditor
  /** Screen pixels for each of the layout's units. */
  readonly scale: number
  readonly allowed: boolean
  /** The layer that has the picture now: keys are about it from here on. */
  readonly onDropped: (key: string) => void
}

/** Pictures of the library let go over the stage: into the picture that lies there, else as a layer of their own. */
export function useStageDrop({ editor, scale, allowed, onDropped }: StageDropOptions) {
  const { office } = useOffice()
  const carries = ({ dataTransfer }: DragEvent) => allowed && dataTransfer.types.includes(CARRIED)
  const pointOf = ({ currentTarget, clientX, clientY }: DragEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: (clientX - left) / scale, y: (clientY - top) / scale }
  }
  const pictureAt = (event: DragEvent<HTMLElement>) => {
    const hit = layerAt(editor.layers, pointOf(event))
    return hit?.type === 'picture' && hit.source === 'own' ? hit : null
  }
  return {
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!carries(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      // Its frame says whose picture it will be.
      const into = pictureAt(event)
      if (into && !editor.chosen.has(into.key)) editor.choose([into.key])
    },
    onDrop(event: DragEvent<HTMLElement>) {
      if (!carries(event)) return
      event.preventDefault()
      const row = office.get(images.type, Number(event.dataTransfer.getData(CARRIED))).get()
      const image = row ? pictureOf(row) : null
      if (!image) return
      const into = pictureAt(event)
      const deed = { name: texts.deeds.picture }
      if (into) {
        editor.change(new Map([[into.key, { image: pictureRef(image) }]]), deed)
        editor.choose([into.key])
        return onDropped(into.key)
      }
      const added = pictureLayers(editor, [image], pointOf(event))
      editor.add(added, deed)
      for (const layer of added) onDropped(keyOfLayer(layer))
    },
  }
}
