import { type ComponentProps, type ReactNode, useId } from 'react'
import { texts } from './texts.ts'

interface FieldFrame {
  readonly label: ReactNode
  /** Stands below the field and is read with it. */
  readonly hint?: ReactNode
  /** What is wrong with the value; the field is marked invalid. */
  readonly error?: ReactNode
  /** Says 'freiwillig' at the label. */
  readonly optional?: boolean
  readonly className?: string
}
type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'className' | 'id'>
type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

/** A labelled line of text; native, so react-hook-form's `register` spreads onto it. */
export function TextField({ label, hint, error, optional, className, ...input }: TextFieldProps) {
  return (
    <Labelled {...{ label, hint, error, optional, className }}>
      {marks => <input type="text" {...input} {...marks} className={`${controlLook} h-12`} />}
    </Labelled>
  )
}

export function TextArea({ label, hint, error, optional, className, ...area }: TextAreaProps) {
  return (
    <Labelled {...{ label, hint, error, optional, className }}>
      {marks => <textarea rows={3} {...area} {...marks} className={`${controlLook} min-h-20 py-3`} />}
    </Labelled>
  )
}

interface Marks {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label, hint and error around a control; `children` gets the ids that tie them together. */
export function Labelled({
  label,
  hint,
  error,
  optional,
  className = '',
  children,
}: FieldFrame & { children: (marks: Marks) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-caption font-medium">
        {label}
        {optional && <span className="font-regular text-ink-soft"> · {texts.optional}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-caption font-medium text-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** The look of everything one types into. */
export const controlLook =
  'w-full rounded-control border border-edge/70 bg-surface px-3.5 text-ink placeholder:text-ink-soft/80 transition-colors duration-150 hover:border-edge aria-invalid:border-error aria-invalid:bg-error-soft/40 disabled:bg-sunken disabled:text-ink-soft focus-visible:outline-offset-0'
