import { type MouseEvent, useState } from 'react'
import { keysOf } from '../../../../schema/base/keys.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { SitePage } from '../../../website/pages/SitePage.tsx'
import { WebsiteContext } from '../../../website/pages/website.ts'
import '../../../website/pages/pages.css'
import type { PreviewProps } from '../../../office/website/editor/previewProps.ts'
import { blockSection } from '../../../office/website/editor/sections.ts'
import { texts } from '../../../office/website/editor/texts.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { usePreviewSite, usePreviewWebsite } from './usePreview.ts'

/** Pixels a page is shown at. */
const widths = { phone: 390, desktop: 1120 } as const
type Width = keyof typeof widths

/** The page as guests will see it, drawn by the very same views; a click on a block selects it. */
export function Preview({ editor, onSelect }: PreviewProps) {
  const [width, setWidth] = useState<Width>('phone')
  const site = usePreviewSite(editor)
  const website = usePreviewWebsite()
  const onClick = (event: MouseEvent) => {
    // Nothing in it leads anywhere: it is there to be looked at.
    event.preventDefault()
    event.stopPropagation()
    const key = keyAt(event.target)
    if (key !== null) onSelect(blockSection(key))
  }
  return (
    <section aria-label={texts.preview.title} className="sticky top-28 flex flex-col gap-2">
      <Segmented
        label={texts.preview.width}
        className="self-center"
        value={width}
        options={keysOf(widths).map(value => ({ value, label: texts.preview[value] }))}
        onChange={setWidth}
      />
      <div className="overflow-x-auto rounded-card border border-line bg-paper">
        <PreviewFrame
          title={texts.preview.title}
          width={widths[width]}
          className="mx-auto block h-[calc(100dvh-15rem)] min-h-96"
        >
          {site && (
            <div className="px-4 pb-10" onClickCapture={onClick}>
              <WebsiteContext value={website}>
                <SitePage site={site} onBack={() => {}} />
              </WebsiteContext>
            </div>
          )}
        </PreviewFrame>
      </div>
    </section>
  )
}

/** The key of the block at a place of the page; elements of the frame are none of this window's. */
function keyAt(target: EventTarget): string | null {
  const element = 'closest' in target && typeof target.closest === 'function' ? target.closest('[data-block]') : null
  const key: unknown = element?.getAttribute('data-block')
  return typeof key === 'string' ? key : null
}
