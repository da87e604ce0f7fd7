import { type HTMLInputTypeAttribute, lazy, Suspense } from 'react'
import { readablePhone } from '../../../../schema/base/phoneFormat.ts'
import { input } from '../../shell/styles.ts'
import { type ControlProps, nativeProps, useForm } from '../formScope.tsx'
import { clockTime } from './instants.ts'

const MarkdownPreview = lazy(async () => ({ default: (await import('./MarkdownPreview.tsx')).MarkdownPreview }))
const ThemePreview = lazy(async () => ({ default: (await import('./ThemePreview.tsx')).ThemePreview }))

const inputTypes: Readonly<Record<string, HTMLInputTypeAttribute>> = { email: 'email', url: 'url' }

export function TextControl(props: ControlProps) {
  const { field, value, onChange } = props
  return (
    <input
      {...nativeProps(props)}
      className={input}
      type={inputTypes[field.kind] ?? 'text'}
      maxLength={'maxLength' in field ? field.maxLength : undefined}
      autoComplete="off"
      value={textOf(value)}
      onChange={event => onChange(event.target.value)}
    />
  )
}

/** When it is left, a number that names no country takes that of what is edited, as a guest's does. */
export function PhoneControl(props: ControlProps) {
  const { field, value, onChange } = props
  const { country } = useForm()
  return (
    <input
      {...nativeProps(props)}
      className={input}
      type="tel"
      maxLength={'maxLength' in field ? field.maxLength : undefined}
      autoComplete="off"
      value={textOf(value)}
      onChange={event => onChange(event.target.value)}
      onBlur={event => {
        const readable = readablePhone(event.target.value, country)
        if (readable !== event.target.value) onChange(readable)
      }}
    />
  )
}

export function LongTextControl(props: ControlProps) {
  const { field, value, onChange } = props
  const isMarkdown = field.kind === 'markdown'
  return (
    <>
      <textarea
        {...nativeProps(props)}
        className={`${input} field-sizing-content max-h-128 leading-relaxed ${isMarkdown ? 'min-h-40 font-mono text-caption' : 'min-h-20'}`}
        maxLength={'maxLength' in field ? field.maxLength : undefined}
        value={textOf(value)}
        onChange={event => onChange(event.target.value)}
      />
      {isMarkdown && (
        <Suspense>
          <MarkdownPreview text={textOf(value)} />
        </Suspense>
      )}
    </>
  )
}

/** Money, percent and plain numbers: text with a unit, because '4,90' is how people write it. */
export function NumberControl({ unit, ...props }: ControlProps & { unit?: string }) {
  const { value, onChange } = props
  return (
    <span className="relative block">
      <input
        {...nativeProps(props)}
        className={`${input} text-right tabular-nums ${unit ? 'pr-9' : ''}`}
        inputMode="decimal"
        autoComplete="off"
        value={textOf(value)}
        onChange={event => onChange(event.target.value)}
      />
      {unit && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-soft"
        >
          {unit}
        </span>
      )}
    </span>
  )
}

/** A text field, because the browsers' own time field knows no 24:00. */
export function TimeControl(props: ControlProps) {
  const { value, onChange } = props
  return (
    <input
      {...nativeProps(props)}
      className={`${input} tabular-nums`}
      inputMode="numeric"
      placeholder="00:00"
      autoComplete="off"
      value={textOf(value)}
      onChange={event => onChange(event.target.value)}
      onBlur={event => event.target.value && onChange(clockTime(event.target.value))}
    />
  )
}

export function ColorControl(props: ControlProps) {
  const { value, onChange, disabled, field } = props
  const color = textOf(value)
  const picker = (
    <span className="flex items-center gap-2">
      <input
        type="color"
        aria-label={`${field.label}: Farbe wählen`}
        className="size-9 shrink-0 cursor-pointer rounded-control border border-line bg-surface p-1 disabled:cursor-not-allowed"
        disabled={disabled}
        value={/^#[0-9a-f]{6}$/i.test(color) ? color : '#000000'}
        onChange={event => onChange(event.target.value)}
      />
      <input
        {...nativeProps(props)}
        className={`${input} tabular-nums`}
        autoComplete="off"
        value={color}
        onChange={event => onChange(event.target.value)}
      />
    </span>
  )
  // The other colour of a business stands on nothing that is read.
  if (field.name !== 'themeColor') return picker
  return (
    <>
      {picker}
      <Suspense>
        <ThemePreview color={color} />
      </Suspense>
    </>
  )
}

const zones = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []

export function TimeZoneControl(props: ControlProps) {
  const list = `${props.id}-zonen`
  return (
    <>
      <input
        {...nativeProps(props)}
        className={input}
        list={list}
        autoComplete="off"
        value={textOf(props.value)}
        onChange={event => props.onChange(event.target.value)}
      />
      <datalist id={list}>
        {zones.map(zone => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}

function textOf(value: ControlProps['value']): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
