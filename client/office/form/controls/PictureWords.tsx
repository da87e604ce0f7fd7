import { input } from '../../shell/styles.ts'
import { pieceOf, type Typed } from '../formValues.ts'
import { texts } from '../texts.ts'
import { descriptionOf } from './pictureValue.ts'

interface PictureWordsProps {
  readonly id: string
  /** Whose picture it is, for those who do not see where it stands. */
  readonly of: string
  readonly value: Typed
  readonly onChange: (value: Typed) => void
  readonly disabled: boolean
}

/** What a picture shows, for guests who do not see it: asked for where the picture is chosen. */
export function PictureWords({ id, of, value, onChange, disabled }: PictureWordsProps) {
  const words = descriptionOf(value)
  return (
    <input
      id={`${id}.alt`}
      className={input}
      aria-label={texts.form.describe(of)}
      placeholder={texts.form.describeHint}
      maxLength={300}
      autoComplete="off"
      disabled={disabled}
      data-missing={words.trim() === '' || undefined}
      value={words}
      onChange={({ target }) => onChange({ ...pieceOf(value), alt: target.value })}
    />
  )
}
