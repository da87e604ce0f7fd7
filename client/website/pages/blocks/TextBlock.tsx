import type { BlockOf } from '../../../../schema/website/blocks.ts'
import { RichText } from '../../../ui/richText/RichText.tsx'

/** A text. */
export function TextBlock({ value }: { readonly value: BlockOf<'text'>['value'] }) {
  return (
    <section className="site-column">
      <RichText text={value.text} />
    </section>
  )
}
