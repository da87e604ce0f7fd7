import { useId, useState } from 'react'
import type { PublicSite } from '../../../schema/website/site.ts'
import { siteTypes } from '../../../schema/website/siteTypes.ts'
import { useFreshness } from '../../data/shop/useCatalogue.tsx'
import { texts } from './texts.ts'

/** What only administrators see: what the page is made of and where its content comes from. */
export function ToolsPanel({ site }: { site: PublicSite | undefined }) {
  const { source } = useFreshness()
  const [isOutlined, setOutlined] = useState(false)
  const id = useId()
  const facts = [
    [texts.page, site ? `${site.name} · ${siteTypes[site.type].label}` : texts.noPage],
    ...(site
      ? ([
          [texts.path, `/${site.path}`],
          [texts.blocks, String(site.content.body.length)],
        ] as const)
      : []),
    [texts.content, texts.sources[source]],
  ] as const
  return (
    <details className="mt-1 border-t border-line pt-1">
      <summary className="flex min-h-11 cursor-pointer items-center rounded-control px-3 hover:bg-sunken">
        {texts.tools}
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 px-3 py-1 text-caption">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <label htmlFor={id} className="flex min-h-11 items-center gap-2.5 px-3">
        <input
          id={id}
          type="checkbox"
          className="choice"
          checked={isOutlined}
          onChange={event => setOutlined(event.target.checked)}
        />
        {texts.outline}
      </label>
      {isOutlined && <style>{'[data-block]>*{outline:2px dashed var(--accent);outline-offset:4px}'}</style>}
    </details>
  )
}
