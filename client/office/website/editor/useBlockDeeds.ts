import { useEffectEvent, useState } from 'react'
import type { Image } from '../../../../schema/catalogue/image.ts'
import type { Typed } from '../../form/formValues.ts'
import { useOffice } from '../../shell/scope.tsx'
import type { BlockDeed } from './BlockMenu.tsx'
import { keyOf, kindOf, storedBlock } from './blockList.ts'
import { clipboard } from './clipboard.ts'
import { withPhotos } from './photos.ts'
import { blockKeyOf, ownSections } from './sections.ts'
import { kindLabel, siteFields } from './siteFields.ts'
import { texts } from './texts.ts'
import type { SiteEditorState } from './useSiteEditor.ts'

/** What a block's menu does, and photos that become blocks. */
export function useBlockDeeds(editor: SiteEditorState) {
  const { tell } = useOffice()
  const [keeping, setKeeping] = useState<Typed>(null)
  const indexOf = (block: Typed) => editor.blocks.findIndex(each => keyOf(each) === keyOf(block))
  // What is taken back later goes onto the page as it is then.
  const putBack = useEffectEvent((block: Typed, index: number) => editor.putBack(block, index))
  const remove = (block: Typed) => {
    const index = indexOf(block)
    editor.remove(keyOf(block))
    tell({
      text: texts.removed(kindLabel(kindOf(block))),
      slot: 'undo',
      action: { label: texts.undo, run: () => putBack(block, index) },
    })
  }
  const carryOut = (block: Typed, deed: BlockDeed) => {
    if (typeof deed === 'number') return editor.move(indexOf(block), deed)
    switch (deed) {
      case 'duplicate':
        return editor.duplicate(keyOf(block))
      case 'copy':
        clipboard.set(storedBlock(siteFields.block, block))
        return tell({ text: texts.copied })
      case 'toggle':
        return editor.toggle(keyOf(block))
      case 'keep':
        return setKeeping(block)
      case 'remove':
        return remove(block)
    }
  }
  return {
    carryOut,
    addPhotos: (images: readonly Image[]) =>
      editor.setDraft(
        withPhotos(editor.draft, images, {
          kinds: editor.kinds,
          hasCover: ownSections[editor.type].includes('head'),
          after: blockKeyOf(editor.section),
        }),
      ),
    kept:
      keeping === null
        ? null
        : { block: keeping, onKept: (reference: Typed) => editor.replace(keyOf(keeping), reference) },
    closeKept: () => setKeeping(null),
  }
}
