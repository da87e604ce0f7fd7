import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { floating, groundedQuietButton, option } from '../../shell/styles.ts'
import { texts } from './texts.ts'

interface SelectionBarProps {
  readonly count: number
  readonly others: readonly { readonly id: number; readonly title: string }[]
  readonly onInto: (category: number) => void
  readonly onRemove: () => void
  readonly onClear: () => void
}

/** What can be done with the products that are chosen. */
export function SelectionBar({ count, others, onInto, onRemove, onClear }: SelectionBarProps) {
  return (
    <div
      role="toolbar"
      aria-label={texts.selected(count)}
      className="sticky bottom-3 z-1 flex flex-wrap items-center gap-1 rounded-control bg-ink px-2 py-1 text-paper shadow-float"
    >
      <span className="px-2 text-caption">{texts.selected(count)}</span>
      {others.length > 0 && (
        <MenuTrigger>
          <Button className={barButton}>{texts.move}</Button>
          <Popover className={`${floating} min-w-52`}>
            <Menu
              className="max-h-80 overflow-auto p-1 outline-none"
              aria-label={texts.move}
              onAction={key => onInto(Number(key))}
            >
              {others.map(({ id, title }) => (
                <MenuItem key={id} id={id} className={option}>
                  {texts.into(title)}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      )}
      <Button className={barButton} onPress={onRemove}>
        {texts.remove}
      </Button>
      <Button className={`${barButton} ml-auto`} onPress={onClear}>
        {texts.clear}
      </Button>
    </div>
  )
}

const barButton = `${groundedQuietButton} pointer-coarse:min-h-11`
