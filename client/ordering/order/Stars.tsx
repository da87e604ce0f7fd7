import { Star } from 'lucide-react'
import { type Ref, useId } from 'react'
import { texts } from './texts.ts'

interface StarsProps {
  readonly label: string
  /** 1 to 5; 0 while none is given. */
  readonly value: number
  readonly onRate: (stars: number) => void
  /** Has to be given before anything is sent. */
  readonly isMissing: boolean
  readonly disabled: boolean
  /** The star that the keyboard gets to first. */
  readonly firstStar?: Ref<HTMLInputElement>
}

/** One to five stars as a group of radio buttons: arrows move, and each says how many of five it is. */
export function Stars({ label, value, onRate, isMissing, disabled, firstStar }: StarsProps) {
  const name = useId()
  return (
    <fieldset
      disabled={disabled}
      className="flex items-center justify-between gap-x-1 border-0 p-0 max-[23rem]:flex-wrap"
      aria-invalid={isMissing || undefined}
    >
      <legend
        className={`float-left min-w-0 flex-1 py-3 font-medium max-tablet:text-caption max-[23rem]:basis-full max-[23rem]:pb-0 ${isMissing ? 'text-error' : ''}`}
      >
        {label}
      </legend>
      <div className="-mr-1.5 flex shrink-0 max-[23rem]:-ml-2">
        {texts.rating.stars.map((words, index) => (
          <label key={words} className="relative -mx-px grid h-12 w-11 place-items-center tablet:w-12 rounded-control">
            <input
              ref={index === 0 ? firstStar : undefined}
              type="radio"
              name={name}
              className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-control"
              checked={value === index + 1}
              onChange={() => onRate(index + 1)}
            />
            <span className="sr-only">{words}</span>
            <Star
              size={28}
              strokeWidth={1.75}
              aria-hidden
              className={`pointer-events-none transition-[color,fill,transform] duration-150 ${index < value ? 'scale-105 fill-accent text-accent-ink' : 'fill-transparent text-edge'}`}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A rating that was given, to look at. */
export function GivenStars({ value }: { value: number }) {
  return (
    <span
      role="img"
      aria-label={`${texts.rating.given}: ${texts.rating.stars[value - 1] ?? ''}`}
      className="flex gap-1"
    >
      {texts.rating.stars.map((words, index) => (
        <Star
          key={words}
          size={24}
          strokeWidth={1.75}
          aria-hidden
          className={index < value ? 'fill-accent text-accent-ink' : 'fill-transparent text-edge'}
        />
      ))}
    </span>
  )
}
