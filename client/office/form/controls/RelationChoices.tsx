import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import { useEntity, useOffice } from '../../shell/scope.tsx'
import { floating, input, option } from '../../shell/styles.ts'
import { texts } from '../texts.ts'
import type { Begun, PickerProps } from './picking.ts'

const offered = 40

type ChoicesProps = PickerProps & { readonly begun: Begun }

/** The field with what can be chosen below it. */
export function RelationChoices({ to, value, onPick, label, without, leading, begun, ...look }: ChoicesProps) {
  const entity = useEntity(to)
  const [typed, setTyped] = useState(begun.typed)
  const { title } = begun
  const rows = useMatches(to, typed ?? '').filter(row => !without?.has(row.id))
  const picked = (key: string | number | null) => {
    setTyped(null)
    onPick(rows.find(row => row.id === Number(key)) ?? null)
  }
  return (
    <ComboBox
      aria-label={label}
      className="relative"
      items={rows}
      inputValue={typed ?? title}
      onInputChange={text => setTyped(text === title ? null : text)}
      selectedKey={value}
      onSelectionChange={picked}
      onBlur={() => setTyped(null)}
      onOpenChange={open => open || setTyped(null)}
      isDisabled={look.disabled}
      isInvalid={look.invalid}
      menuTrigger="focus"
      allowsEmptyCollection
      autoFocus={begun.hasFocus}
    >
      <Input
        id={look.id}
        className={`${input} pr-9`}
        placeholder={look.placeholder ?? texts.form.choose}
        aria-describedby={look.describedBy}
        autoComplete="off"
        onFocus={event => event.target.select()}
      />
      <Button
        className="absolute inset-y-0 right-0 grid w-9 place-items-center text-ink-soft"
        aria-label={entity?.label.many ?? label}
      >
        <ChevronDown size={16} aria-hidden />
      </Button>
      <Popover className={`${floating} w-(--trigger-width) min-w-64`}>
        <ListBox<Row>
          className="max-h-80 overflow-auto p-1 outline-none"
          renderEmptyState={() => <p className="px-3 py-2 text-ink-soft">{texts.form.noMatches}</p>}
        >
          {row => {
            const text = entity?.title(row.body) ?? String(row.id)
            return (
              <ListBoxItem id={row.id} textValue={text} className={option}>
                {leading?.(row)}
                <span className="truncate">{text}</span>
              </ListBoxItem>
            )
          }}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

function useMatches(type: string, search: string): readonly Row[] {
  const { office } = useOffice()
  const live = useMemo(() => office.list(type, { search, sort: 'title', limit: offered }), [office, type, search])
  return useLive(live)?.rows ?? []
}
