import { useState } from 'react'
import { makePreview, readPreview, revokePreviews } from '../../../../schema/website/calls.ts'
import { copyText } from '../../../device/page/clipboard.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { Loading } from '../../server/Loading.tsx'
import { ProblemNotice } from '../../server/ProblemNotice.tsx'
import { QueryState } from '../../server/QueryState.tsx'
import { useServerAction } from '../../server/useServerAction.ts'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { input } from '../../shell/styles.ts'
import { texts } from './texts.ts'

interface ShareDraftProps {
  /** Of the page. */
  readonly id: number
  /** Saves what was typed: who has the link reads what the server has. Null where something stands against it. */
  readonly onSave: () => Promise<unknown>
}

/** The link by which people without a login read a page as it is being written: made, copied, extended, taken back. */
export function ShareDraft({ id, onSave }: ShareDraftProps) {
  const { tell } = useOffice()
  const zone = useZone()
  const asked = useServerQuery(readPreview, { params: { id } })
  const { run, isBusy, problem } = useServerAction()
  const [copied, setCopied] = useState<string | null>(null)
  const link = asked.value?.link ?? null
  const make = async (said: string) => {
    if ((await onSave()) === null) return
    if ((await run(makePreview, { params: { id } })) === null) tell({ text: said })
  }
  const takeBack = async () => {
    if ((await run(revokePreviews, { params: { id } })) === null) tell({ text: texts.share.takenBack })
  }
  const copy = async (address: string) => setCopied((await copyText(address)) ? address : null)
  return (
    <section aria-labelledby="vorschau-teilen" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="vorschau-teilen" className="text-lead">
        {texts.share.title}
      </h3>
      <p className="text-ink-soft">{texts.share.lead}</p>
      <QueryState queries={[asked]} />
      {asked.value === null && asked.problem === null && <Loading className="h-11" />}
      <ProblemNotice problem={problem} />
      {asked.value && link === null && (
        <Button variant="secondary" className="self-start" busy={isBusy} onClick={() => void make(texts.share.made)}>
          {texts.share.make}
        </Button>
      )}
      {link && (
        <>
          <div className="flex flex-wrap gap-2">
            <input
              readOnly
              aria-label={texts.share.address}
              className={`${input} min-w-0 flex-1 basis-60`}
              value={link.address}
              onFocus={event => event.target.select()}
            />
            <Button onClick={() => void copy(link.address)}>
              {copied === link.address ? texts.share.copied : texts.share.copy}
            </Button>
          </div>
          <p className="text-caption text-ink-soft">
            {texts.share.until(formatDateTime(Date.parse(link.expiresAt), zone))}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" busy={isBusy} onClick={() => void make(texts.share.extended)}>
              {texts.share.extend}
            </Button>
            <Button variant="danger" size="small" busy={isBusy} onClick={() => void takeBack()}>
              {texts.share.takeBack}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
