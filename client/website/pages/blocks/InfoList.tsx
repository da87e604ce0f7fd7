import { ChevronDown } from 'lucide-react'
import type { BlockOf } from '../../../../schema/website/blocks.ts'
import { RichText } from '../../../ui/richText/RichText.tsx'
import { Section } from './Section.tsx'

/** Lines that open to what stands behind them: the browser's own, so they open without the program too. */
export function InfoList({ value: { title, entries } }: { readonly value: BlockOf<'info'>['value'] }) {
  return (
    <Section title={title}>
      <div className="max-w-[52rem] divide-y divide-line border-y border-line">
        {entries.map(({ key, title, text }) => (
          <details key={key} className="site-info">
            <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 text-lead font-strong">
              {title}
              <ChevronDown aria-hidden size={20} className="shrink-0 text-ink-soft transition-transform" />
            </summary>
            <RichText text={text} className="pb-6" />
          </details>
        ))}
      </div>
    </Section>
  )
}
