import { controlLook, type FieldFrame, Labelled } from '../Labelled.tsx'
import { texts } from './texts.ts'
import { timeWriting } from './typedTimes.ts'
import { type Typed, useTyped } from './useTyped.ts'

interface TimeFieldProps extends FieldFrame {
  /** 'HH:MM'; '' for none. */
  readonly value: string
  /** '' as long as what is typed is no time. */
  readonly onValue: (value: string) => void
}

/** A labelled time of a day, typed as '6', '630', '6.30' or '6:30'. Arrow keys change it by five minutes. */
export function TimeField({ value, onValue, error, ...frame }: TimeFieldProps) {
  const { isUnreadable, field } = useTypedTime(value, onValue)
  return (
    <Labelled {...frame} error={isUnreadable ? texts.noTime : error}>
      {marks => (
        <input {...marks} {...field} placeholder={texts.timePattern} className={`${controlLook} h-12 tabular-nums`} />
      )}
    </Labelled>
  )
}

/** A time of a day as it is typed, for a field of its own look. */
export const useTypedTime = (value: string, onValue: (value: string) => void): Typed =>
  useTyped(value, onValue, timeWriting)
