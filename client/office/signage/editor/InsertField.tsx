import { Braces } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { selectionIn } from '../../../device/page/textSelection.ts'
import { controlId } from '../../form/formScope.tsx'
import { floating, option, quietButton } from '../../shell/styles.ts'
import { texts } from './texts.ts'

interface InsertFieldProps {
  /** The path of the field that is written into. */
  readonly control: string
  /** What a text may name, and what stands there in the preview. */
  readonly values: Readonly<Partial<Record<string, string>>>
  readonly text: string
  readonly onText: (text: string) => void
}

/** Puts a field of the document into a text, where the cursor stands: nobody has to know how it is written. */
export function InsertField({ control, values, text, onText }: InsertFieldProps) {
  const insert = (name: string) => {
    const { start, end } = selectionIn(controlId(control)) ?? { start: text.length, end: text.length }
    onText(`${text.slice(0, start)}{${name}}${text.slice(end)}`)
  }
  return (
    <MenuTrigger>
      <Button className={`${quietButton} self-start border border-line bg-surface pointer-coarse:min-h-11`}>
        <Braces size={15} aria-hidden />
        {texts.insert}
      </Button>
      <Popover className={`${floating} max-w-96 min-w-56 p-1`} placement="bottom start">
        <Menu className="max-h-80 overflow-auto outline-none" onAction={name => insert(String(name))}>
          {Object.entries(values).map(([name, value]) => (
            <MenuItem key={name} id={name} textValue={name} className={`${option} justify-between gap-4`}>
              <span className="font-medium">{name}</span>
              <span className="min-w-0 truncate text-caption text-ink-soft">{value || texts.insertEmpty}</span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
