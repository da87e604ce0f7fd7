import { Plus } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { floating, option, quietButton } from '../../shell/styles.ts'
import { partsOfLayer } from './layerValues.ts'
import { newLayer } from './newLayer.ts'
import { texts } from './texts.ts'
import type { LayoutEditor } from './useLayoutEditor.ts'

/** Puts a layer of any kind that the layout takes in front of the others. */
export function AddLayer({ editor }: { readonly editor: LayoutEditor }) {
  const { fields, page, typed } = editor
  const add = (kind: string) => {
    const taken = typed.map(layer => String(partsOfLayer(layer)['name']))
    editor.add([newLayer(fields, kind, page, taken)], { name: texts.deeds.add })
  }
  return (
    <MenuTrigger>
      <Button className={`${quietButton} border border-line bg-surface pointer-coarse:min-h-11`}>
        <Plus size={15} aria-hidden />
        {texts.addLayer}
      </Button>
      <Popover className={`${floating} min-w-52 p-1`} placement="bottom start">
        <Menu className="outline-none" onAction={kind => add(String(kind))}>
          {Object.entries(fields.layer.tag.options).map(([kind, label]) => (
            <MenuItem key={kind} id={kind} className={`${option} pointer-coarse:min-h-11`}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
