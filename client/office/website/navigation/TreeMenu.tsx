import { EllipsisVertical } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components'
import { keysOf } from '../../../../schema/base/keys.ts'
import { floating, iconButton, option } from '../../shell/styles.ts'
import { texts } from './texts.ts'
import type { Place, Step } from './tree.ts'

interface TreeMenuProps {
  readonly name: string
  readonly steps: Readonly<Record<Step, Place | undefined>>
  readonly onStep: (step: Step) => void
  readonly onAddBelow: (() => void) | undefined
  readonly onRemove: () => void
}

export const TreeMenu = ({ name, steps, onStep, onAddBelow, onRemove }: TreeMenuProps) => (
  <MenuTrigger>
    <Button className={`${iconButton} h-auto self-stretch pointer-coarse:w-11`} aria-label={texts.actions(name)}>
      <EllipsisVertical size={16} aria-hidden />
    </Button>
    <Popover className={`${floating} min-w-52 p-1`} placement="bottom end">
      <Menu className="outline-none" disabledKeys={keysOf(texts.steps).filter(step => !steps[step])}>
        {keysOf(texts.steps).map(step => (
          <MenuItem key={step} id={step} className={item} onAction={() => onStep(step)}>
            {texts.steps[step]}
          </MenuItem>
        ))}
        <Separator className="my-1 h-px bg-line" />
        {onAddBelow && (
          <MenuItem className={item} onAction={onAddBelow}>
            {texts.below}
          </MenuItem>
        )}
        <MenuItem className={`${item} text-error`} onAction={onRemove}>
          {texts.remove}
        </MenuItem>
      </Menu>
    </Popover>
  </MenuTrigger>
)

const item = `${option} pointer-coarse:min-h-11`
