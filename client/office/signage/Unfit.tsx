import type { LabelMisfit } from '../../../schema/signage/calls.ts'
import { texts } from './texts.ts'

/** Products whose label does not say all it should. */
export function Unfit({ misfits }: { readonly misfits: readonly LabelMisfit[] }) {
  const names = new Map(
    misfits.map(({ product, name, layer, reason }) => [product, `${name}: ${layer}, ${texts.misfits[reason]}`]),
  )
  if (names.size === 0) return null
  return (
    <>
      <p className="mt-2">{texts.labels.misfits(names.size)}</p>
      <ul className="list-disc pl-5">
        {[...names].map(([product, told]) => (
          <li key={product}>{told}</li>
        ))}
      </ul>
    </>
  )
}
