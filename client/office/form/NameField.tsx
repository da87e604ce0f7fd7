import type { ReactNode } from 'react'
import { Labelled } from '../../ui/Labelled.tsx'
import { input } from '../shell/styles.ts'

interface NameFieldProps {
  readonly label: string
  readonly error: ReactNode
  readonly value: string
  readonly onChange: (name: string) => void
  readonly className?: string
}

/** What something that is made here will be called. */
export const NameField = ({ label, error, value, onChange, className = '' }: NameFieldProps) => (
  <Labelled {...{ label, error, className }}>
    {marks => (
      <input
        {...marks}
        className={input}
        maxLength={120}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Labelled>
)
