import type { ComponentProps } from 'react'
import { controlLook, type FieldFrame, Labelled } from './Labelled.tsx'

type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'className' | 'id'>
type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

/** A labelled line of text. */
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
