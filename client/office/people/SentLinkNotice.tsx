import { useState } from 'react'
import type { SentLink } from '../../../schema/base/people.ts'
import { copyText } from '../../device/page/clipboard.ts'
import { Button } from '../../ui/Button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useZone } from '../shell/scope.tsx'
import { input } from '../shell/styles.ts'
import { texts } from './texts.ts'

/** What became of a link: where it went, or the link itself, which is seen once. */
export function SentLinkNotice({ sent: { sentTo, link, expiresAt } }: { readonly sent: SentLink }) {
  const [isCopied, setCopied] = useState(false)
  const until = formatDateTime(Date.parse(expiresAt), useZone())
  if (link === undefined) return <Notice tone="success">{texts.link.sent(sentTo ?? '', until)}</Notice>
  const copy = async () => {
    setCopied(await copyText(link))
  }
  return (
    <Notice tone="plain">
      <p>{texts.link.byHand}</p>
      <div className="my-2 flex flex-wrap gap-2">
        <input
          readOnly
          aria-label={texts.link.label}
          className={`${input} min-w-0 flex-1 basis-60`}
          value={link}
          onFocus={event => event.target.select()}
        />
        <Button size="small" onClick={() => void copy()}>
          {isCopied ? texts.link.copied : texts.link.copy}
        </Button>
      </div>
      <p className="text-caption text-ink-soft">{texts.link.until(until)}</p>
    </Notice>
  )
}
