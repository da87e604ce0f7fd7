import { ChevronDown } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import { useEntity, useOffice, useTitles } from '../../shell/scope.tsx'
import { floating, input, option } from '../../shell/styles.ts'
import type { ControlProps } from '../formScope.tsx'
import { texts } from '../texts.ts'

interface PickerProps {
  readonly id?: string
  readonly label: string
  readonly to: string
  readonly value: number | null
  readonly onPick: (row: Row | null) => void
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
  readonly placeholder?: string
  /** Ids that are chosen already and are not offered again. */
  readonly without?: ReadonlySet<number>
  /** What stands before a title in the list: a picture. */
  readonly leading?: (row: Row) => ReactNode
}

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

const offered = 40

export function RelationPicker({ to, value, onPick, label, without, leading, ...look }: PickerProps) {
  const entity = useEntity(to)
  const [typed, setTyped] = useState<string | null>(null)
  const title = useTitleOf(to, value)
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

function useTitleOf(type: string, id: number | null): string {
  const pairs = useMemo(() => (id === null ? [] : [[type, id] as const]), [type, id])
  const titles = useTitles(pairs)
  return id === null ? '' : (titles.get(`${type}:${id}`) ?? texts.form.unknownRelation(id))
}
