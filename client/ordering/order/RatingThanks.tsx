import { GivenStars } from './Stars.tsx'
import { texts } from './texts.ts'

/** Thanks for a rating. `takesFocus` where the questionnaire that had it has just gone. */
export function RatingThanks({ value, takesFocus }: { value: number; takesFocus: boolean }) {
  return (
    <section
      aria-labelledby="rated"
      className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-5 py-6 text-center"
    >
      <h2
        id="rated"
        tabIndex={-1}
        ref={heading => {
          if (takesFocus) heading?.focus()
        }}
        className="text-title"
      >
        {texts.rating.thanks}
      </h2>
      <GivenStars value={value} />
    </section>
  )
}
