import { lazy, type ReactNode, Suspense } from 'react'
import { ChoiceControl, ChoicesControl, SwitchControl, TaxClassControl } from './controls/ChoiceControls.tsx'
import { DateControl, InstantControl } from './controls/DateControls.tsx'
import { ImageControl, ImageListControl } from './controls/ImageControls.tsx'
import { ListControl } from './controls/ListControl.tsx'
import { PieceControl } from './controls/Pieces.tsx'
import { RelationList } from './controls/RelationList.tsx'
import { RelationControl } from './controls/RelationPicker.tsx'
import {
  ColorControl,
  LongTextControl,
  NumberControl,
  PhoneControl,
  TextControl,
  TimeControl,
  TimeZoneControl,
} from './controls/TextControls.tsx'
import { type ControlProps, controlId, isGroup, type RenderField, useForm } from './formScope.tsx'
import type { Typed } from './formValues.ts'
import { AtField } from './Initials.tsx'
import { RichTextControl } from './richText/RichTextControl.tsx'
import { ScheduleControl } from './schedule/ScheduleControl.tsx'
import { texts } from './texts.ts'

/** Only what belongs to the website has such fields. */
const websiteControls = () => import('./controls/WebsiteControls.tsx')
const FileControl = lazy(async () => ({ default: (await websiteControls()).FileControl }))
const TargetControl = lazy(async () => ({ default: (await websiteControls()).TargetControl }))

interface FieldRowProps {
  readonly field: ControlProps['field']
  readonly path: string
  readonly value: Typed
  readonly onChange: (value: Typed) => void
  readonly hideLabel?: boolean
  /** Below the control: what another person changed here. */
  readonly footer?: ReactNode
}

/** One field of a generated form: label, control, and what is wrong with it. */
export function FieldRow({ field, path, value, onChange, hideLabel = false, footer }: FieldRowProps) {
  const { disabled, problems, controls, presentAt, historyOf } = useForm()
  const others = presentAt(path)
  // A control made by hand brings the words that people see.
  const isOwn = path === field.name && Boolean(controls[field.name])
  const history = path === field.name && historyOf(field)
  const id = controlId(path)
  const problem = problems.get(path)
  const hint = useHint(field)
  const note = problem ? `${id}-fehler` : hint ? `${id}-hinweis` : undefined
  const labelledBy = `${id}-name`
  const control = (
    <Control
      {...{ id, field, path, value, onChange, disabled, labelledBy }}
      describedBy={note}
      invalid={problem !== undefined}
    />
  )
  const words = { id: labelledBy, htmlFor: id, label: field.label, required: field.required }
  return (
    <div
      className={`group/field relative flex min-w-0 flex-col gap-1.5 ${others.length > 0 ? 'rounded-control outline-2 outline-offset-4 outline-accent' : ''}`}
    >
      <AtField people={others} />
      {field.kind === 'boolean' && !isOwn ? (
        <span className="flex min-h-9 items-center gap-3">
          {control}
          <label id={labelledBy} htmlFor={id}>
            {field.label}
          </label>
          {history}
        </span>
      ) : (
        <>
          <span className="flex items-center gap-1">
            <Name {...words} group={isOwn || isGroup(field)} hidden={isOwn || hideLabel} />
            {!isOwn && !hideLabel && history}
          </span>
          {control}
        </>
      )}
      {note && <Note id={note} text={problem?.message ?? hint ?? ''} error={problem !== undefined} />}
      {footer}
    </div>
  )
}

function Name(props: {
  id: string
  htmlFor: string
  label: string
  required: boolean
  group: boolean
  hidden: boolean
}) {
  const { id, htmlFor, label, required, group, hidden } = props
  const look = hidden ? 'sr-only' : 'text-caption font-medium'
  const words = (
    <>
      {label}
      {required && (
        <span aria-hidden className="text-ink-soft" title={texts.form.required}>
          {' *'}
        </span>
      )}
    </>
  )
  if (group)
    return (
      <span id={id} className={look}>
        {words}
      </span>
    )
  return (
    <label id={id} htmlFor={htmlFor} className={look}>
      {words}
    </label>
  )
}

function Note({ id, text, error }: { id: string; text: string; error: boolean }) {
  return (
    <p id={id} className={`text-caption ${error ? 'font-medium text-error' : 'text-ink-soft'}`}>
      {text}
    </p>
  )
}

function useHint({ kind }: ControlProps['field']): string | undefined {
  const { zone } = useForm()
  if (kind === 'instant') return texts.form.zone(zone)
  if (kind === 'postcodes') return texts.form.postcodes
  return kind === 'markdown' ? texts.form.markdown : undefined
}

const renderField: RenderField = part => <FieldRow {...part} />

function Control(props: ControlProps) {
  const { field } = props
  const { currencySign, controls } = useForm()
  const Own = props.path === field.name ? controls[field.name] : undefined
  if (Own) return <Own {...props} />
  switch (field.kind) {
    case 'longText':
    case 'markdown':
      return <LongTextControl {...props} />
    case 'number':
      return <NumberControl {...props} {...(field.isBytes && { unit: 'Byte' })} />
    case 'money':
      return <NumberControl {...props} unit={currencySign} />
    case 'percent':
      return <NumberControl {...props} unit="%" />
    case 'hours':
      return <NumberControl {...props} unit="h" />
    case 'boolean':
      return <SwitchControl {...props} />
    case 'choice':
      return <ChoiceControl {...props} options={field.options} />
    case 'choices':
      return <ChoicesControl {...props} options={field.options} />
    case 'taxClass':
      return <TaxClassControl {...props} />
    case 'date':
      return <DateControl {...props} />
    case 'instant':
      return <InstantControl {...props} />
    case 'phone':
      return <PhoneControl {...props} />
    case 'time':
      return <TimeControl {...props} />
    case 'color':
      return <ColorControl {...props} />
    case 'timeZone':
      return <TimeZoneControl {...props} />
    case 'relation':
      return <RelationControl {...props} to={field.to} />
    case 'relations':
      return <RelationList {...props} to={field.to} />
    case 'image':
      return <ImageControl {...props} picture={field} />
    case 'richText':
      return <RichTextControl {...props} render={renderField} />
    case 'file':
      return (
        <Suspense>
          <FileControl {...props} />
        </Suspense>
      )
    case 'target':
      return (
        <Suspense>
          <TargetControl {...props} />
        </Suspense>
      )
    case 'piece':
    case 'variants':
      return <PieceControl {...props} field={field} render={renderField} />
    case 'list':
      if (field.schedule) return <ScheduleControl {...props} field={field} render={renderField} />
      if (field.item.kind === 'image') return <ImageListControl {...props} picture={field.item} />
      return <ListControl {...props} field={field} render={renderField} />
    default:
      return <TextControl {...props} />
  }
}
