import { useId } from 'react'
import type { FormExtra } from '../../form/formParts.ts'
import { UseList } from '../../history/UseList.tsx'
import { card } from '../../shell/styles.ts'
import { texts } from './texts.ts'
import { useShownOn } from './useShownOn.ts'

/** A block that many pages show: which of them change with it, as they are public and as they are drafted. */
export const ShownOn: FormExtra = ({ row: { id } }) => {
  const heading = useId()
  const uses = useShownOn(id)
  if (!uses) return null
  return (
    <section aria-labelledby={heading} className={`${card} flex flex-col gap-3 p-4 tablet:p-5`}>
      <h2 id={heading} className="text-lead">
        {texts.title}
      </h2>
      <p className="text-ink-soft">{uses.length === 0 ? texts.nowhere : texts.changes(uses.length)}</p>
      {uses.length > 0 && <UseList uses={uses} />}
    </section>
  )
}
