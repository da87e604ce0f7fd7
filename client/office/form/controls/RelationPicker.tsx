import { ChevronDown } from 'lucide-react'
import { type ComponentType, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTitles } from '../../shell/scope.tsx'
import { input } from '../../shell/styles.ts'
import { texts as shellTexts } from '../../shell/texts.ts'
import type { ControlProps } from '../formScope.tsx'
import { texts } from '../texts.ts'
import type { Begun, PickerProps } from './picking.ts'

/** One related document, found by its title among everything on the device. */
export function RelationControl({ to, value, onChange, ...props }: ControlProps & { to: string }) {
  const { id, field, disabled, invalid, describedBy } = props
  return (
    <RelationPicker
      {...{ id, to, disabled, invalid, describedBy }}
      label={field.label}
      value={typeof value === 'number' ? value : null}
      onPick={row => onChange(row?.id ?? null)}
    />
  )
}

/** The list of choices is loaded once somebody comes to the field; what was typed by then is kept. */
export function RelationPicker(props: PickerProps) {
  const { to, value, label } = props
  const [Choices, setChoices] = useState<ComponentType<PickerProps & { readonly begun: Begun }>>()
  const [begun, setBegun] = useState<Begun>()
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const title = useTitleOf(to, value)
  const load = async () => {
    const { RelationChoices } = await import('./RelationChoices.tsx')
    const text = field.current?.value ?? title
    const hasFocus = field.current !== null && field.current === document.activeElement
    // At once: a press between this and the other field would be lost.
    flushSync(() => {
      setBegun(before => before ?? { title, typed: text === title ? null : text, hasFocus })
      setChoices(() => RelationChoices)
    })
  }
  if (Choices && begun) return <Choices {...props} begun={{ ...begun, title }} />
  return (
    <div className="relative" onPointerEnter={() => void load()}>
      <input
        ref={field}
        id={props.id}
        role="combobox"
        aria-expanded={false}
        aria-label={label}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        autoComplete="off"
        className={`${input} pr-9`}
        placeholder={props.placeholder ?? texts.form.choose}
        disabled={props.disabled}
        value={typed ?? title}
        onChange={event => setTyped(event.target.value)}
        onFocus={event => {
          event.target.select()
          void load()
        }}
      />
      <ChevronDown size={16} aria-hidden className="pointer-events-none absolute top-2.5 right-2.5 text-ink-soft" />
    </div>
  )
}

function useTitleOf(type: string, id: number | null): string {
  const pairs = useMemo(() => (id === null ? [] : [[type, id] as const]), [type, id])
  const titles = useTitles(pairs)
  return id === null ? '' : (titles.get(`${type}:${id}`) ?? shellTexts.unknown)
}
