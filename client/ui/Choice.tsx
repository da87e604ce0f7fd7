import { type ComponentProps, type ReactNode, useId } from 'react'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'id'> {
  readonly label: ReactNode
  /** A second line under the label. */
  readonly description?: ReactNode
  /** Stands at the right edge: a surcharge, an icon. */
  readonly trailing?: ReactNode
  readonly error?: ReactNode
  /** A bordered row of its own, for choices in a list. */
  readonly framed?: boolean
}

/** A box to tick with its label; the whole row is the target. */
export const Checkbox = (props: ChoiceProps) => <Choice type="checkbox" {...props} />

/** One of several, by `name`. */
export const Radio = (props: ChoiceProps) => <Choice type="radio" {...props} />

function Choice({
  type,
  label,
  description,
  trailing,
  error,
  framed = false,
  ...input
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label
        htmlFor={id}
        className={`flex min-h-11 flex-wrap items-center gap-x-3 has-disabled:opacity-60 ${framed ? frame : 'py-1'}`}
      >
        <input
          id={id}
          type={type}
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="choice"
        />
        <span className="min-w-0 flex-[1_1_6rem] wrap-anywhere">
          <span className="block">{label}</span>
          {description && <span className="block text-caption text-ink-soft">{description}</span>}
        </span>
        {trailing && <span className="figures ml-auto text-ink-soft">{trailing}</span>}
      </label>
      {error && (
        <p id={`${id}-error`} className="text-caption font-medium text-error">
          {error}
        </p>
      )}
    </div>
  )
}

const frame =
  'rounded-control border border-line bg-surface px-3.5 py-2.5 transition-colors duration-150 hover:border-edge/60 has-checked:border-accent-ink has-checked:bg-accent-soft'
