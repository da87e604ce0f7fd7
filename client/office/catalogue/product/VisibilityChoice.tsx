import { keysOf } from '../../../../schema/base/keys.ts'
import { type ControlProps, groupProps, useForm } from '../../form/formScope.tsx'
import { texts } from './texts.ts'
import { type Shown, shownAs, switchesFor } from './visibility.ts'

/** How guests see the product: one choice instead of three switches. */
export function VisibilityChoice(props: ControlProps) {
  const { id, value, disabled } = props
  const { sibling } = useForm()
  const [enabled, visible] = [sibling('isEnabled'), sibling('isVisibleWhenUnavailable')]
  const chosen = shownAs(value === true, enabled?.value === true, visible?.value === true)
  const choose = (next: Shown) => {
    const { isPublic, isEnabled, isVisibleWhenUnavailable } = switchesFor(next)
    props.onChange(isPublic)
    if (isEnabled !== undefined) enabled?.onChange(isEnabled)
    if (isVisibleWhenUnavailable !== undefined) visible?.onChange(isVisibleWhenUnavailable)
  }
  return (
    <fieldset {...groupProps(props)} disabled={disabled} className="grid gap-2 tablet:grid-cols-2">
      {keysOf(texts.visible).map(key => {
        const [name, hint] = texts.visible[key]
        return (
          <label
            key={key}
            className="flex cursor-pointer gap-3 rounded-control border border-line px-3 py-2.5 has-checked:border-ink has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              name={`${id}-art`}
              className="mt-1 accent-ink"
              checked={chosen === key}
              onChange={() => choose(key)}
            />
            <span>
              <span className="block font-medium">{name}</span>
              <span className="block text-caption text-ink-soft">{hint}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
