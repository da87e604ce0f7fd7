import { type ReactNode, useId } from 'react'
import { texts } from './laterTexts.ts'

export interface FieldFrame {
  readonly label: ReactNode
  /** Stands below the field and is read with it. */
  readonly hint?: ReactNode
  /** What is wrong with the value; the field is marked invalid. */
  readonly error?: ReactNode
  /** Says 'freiwillig' at the label. */
  readonly optional?: boolean
  readonly className?: string
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
