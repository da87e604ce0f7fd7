import { Fragment } from 'react'
import { Menu, MenuItem, Popover, Separator } from 'react-aria-components'
import { floating, option } from '../shell/styles.ts'
import type { Floating } from './FloatingButton.tsx'

interface FloatingMenuProps extends Floating {
  readonly label: string
  /** Each group stands below a line. */
  readonly groups: readonly (readonly { readonly key: string; readonly text: string }[])[]
  readonly onPick: (key: string) => void
}

/** A menu at its button; the focus begins in it. */
export default function FloatingMenu(props: FloatingMenuProps) {
  const { label, groups, onPick, trigger, onClose } = props
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      onOpenChange={isOpen => isOpen || onClose()}
      className={`${floating} min-w-56`}
    >
      <Menu className="p-1 outline-none" aria-label={label} autoFocus="first" onClose={onClose}>
        {groups.map((group, index) => (
          <Fragment key={group[0]?.key ?? index}>
            {index > 0 && <Separator className="my-1 border-t border-line" />}
            {group.map(({ key, text }) => (
              <MenuItem key={key} id={key} className={option} onAction={() => onPick(key)}>
                {text}
              </MenuItem>
            ))}
          </Fragment>
        ))}
      </Menu>
    </Popover>
  )
}
