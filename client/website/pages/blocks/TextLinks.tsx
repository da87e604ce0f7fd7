import type { BlockOf } from '../../../../schema/website/blocks.ts'
import { RichText } from '../../../ui/richText/RichText.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { Section } from './Section.tsx'

/** A text, and where to go on from it. */
export function TextLinks({ value: { title, text, links } }: { readonly value: BlockOf<'textLinks'>['value'] }) {
  return (
    <Section title={title}>
      <RichText text={text} />
      {links.length > 0 && (
        <ul className="mt-6 flex max-w-[68ch] flex-col divide-y divide-line border-y border-line">
          {links.map(({ key, link }) => (
            <li key={key} className="empty:hidden">
              <SiteLink
                link={link}
                className="min-h-12 w-full justify-between py-2 font-strong text-ink no-underline hover:text-accent-ink"
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
