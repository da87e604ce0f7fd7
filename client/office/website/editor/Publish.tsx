import { useId, useState } from 'react'
import { sites } from '../../../../schema/website/site.ts'
import type { Row } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { bodyIn, shownIn } from '../../form/draft.ts'
import { FieldRow } from '../../form/FieldRow.tsx'
import { useUndo } from '../../history/useUndo.ts'
import { useOffice } from '../../shell/scope.tsx'
import { siteState } from '../siteState.ts'
import type { Fault } from './checks.ts'
import { ShareDraft } from './ShareDraft.tsx'
import { pageField } from './siteFields.ts'
import { texts } from './texts.ts'
import type { SiteEditorState } from './useSiteEditor.ts'

interface PublishProps {
  readonly editor: SiteEditorState
  /** As it is stored. */
  readonly stored: Row
  /** Null while they are not known. */
  readonly faults: readonly Fault[] | null
  /** Saves what was typed; null where something stands against it. */
  readonly onSave: () => Promise<Row | null>
  readonly onFault: (fault: Fault) => void
  readonly onClose: () => void
}

const times = ['publishAt', 'unpublishAt'] as const

/** Before a page is public: what was found, and whether now, later, or no more. */
export function Publish({ editor, stored, faults, onSave, onFault, onClose }: PublishProps) {
  const { office } = useOffice()
  const { did } = useUndo()
  const [isBusy, setBusy] = useState(false)
  const { state } = siteState(stored.body)
  const name = String(stored.body['name'])

  /** Saves what is typed and these besides, as one change. */
  const put = async (changes: (saved: Row) => Readonly<Record<string, unknown>>, said: string) => {
    setBusy(true)
    try {
      const saved = await onSave()
      if (!saved) {
        // What is wrong with a time is mended here, anything else at its section.
        if (!editor.form.check().some(({ field }) => times.some(time => time === field))) onClose()
        return
      }
      const after = await office.save(sites.type, stored.id, changes(saved), saved)
      did({ entity: sites, id: stored.id, before: stored, after }, said)
      onClose()
    } finally {
      setBusy(false)
    }
  }
  const publish = () =>
    put(
      ({ body }) => ({ content: body['draft'] ?? body['content'], draft: null, isPublic: true, publishAt: null }),
      texts.publish.done(name),
    )
  const withdraw = () => put(() => ({ isPublic: false, publishAt: null }), texts.publish.withdrawn(name))
  const discard = async () => {
    editor.form.discard()
    const after = await office.save(sites.type, stored.id, { draft: null, publishAt: null }, stored)
    did({ entity: sites, id: stored.id, before: stored, after }, texts.publish.discarded)
    onClose()
  }
  const typed = bodyIn(editor.form.draft, editor.row)
  const isPlanned = times.some(time => Boolean(typed[time]))
  const wasPlanned = times.some(time => Boolean(stored.body[time]))
  const plan = () => put(() => ({}), (isPlanned ? texts.publish.planned : texts.publish.unplanned)(name))
  return (
    <Dialog title={texts.publish.title} width="roomy" onClose={onClose}>
      <div className="flex flex-col gap-6 px-5 py-4">
        <p>{texts.publish.states[state]}</p>
        <Faults faults={faults} onFault={onFault} />
        <div className="flex flex-wrap gap-2">
          <Button busy={isBusy} onClick={() => void publish()}>
            {texts.publish.now}
          </Button>
          {stored.body['isPublic'] === true && (
            <Button variant="secondary" busy={isBusy} onClick={() => void withdraw()}>
              {texts.publish.withdraw}
            </Button>
          )}
          {state !== 'draft' && state !== 'planned' && (state !== 'public' || editor.form.changed.length > 0) && (
            <Button variant="danger" busy={isBusy} onClick={() => void discard()}>
              {texts.publish.discard}
            </Button>
          )}
        </div>
        <section className="flex flex-col gap-3 border-t border-line pt-4">
          <h3 className="text-lead">{texts.publish.plan}</h3>
          <div className="grid gap-4 tablet:grid-cols-2">
            {times.map(each => (
              <PlanField key={each} editor={editor} name={each} />
            ))}
          </div>
          <Button
            variant="secondary"
            className="self-start"
            busy={isBusy}
            disabled={!isPlanned && !wasPlanned}
            onClick={() => void plan()}
          >
            {texts.publish.planSave}
          </Button>
        </section>
        <ShareDraft id={stored.id} onSave={onSave} />
      </div>
    </Dialog>
  )
}

function PlanField({ editor: { form, row }, name }: { readonly editor: SiteEditorState; readonly name: string }) {
  const field = pageField(name)
  return (
    field && (
      <FieldRow
        field={field}
        path={name}
        value={shownIn(form.draft, field, row)}
        onChange={typed => form.type(field, typed)}
      />
    )
  )
}

/** What was found, each with a way to it. */
function Faults({ faults, onFault }: Pick<PublishProps, 'faults' | 'onFault'>) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h3 id={heading} className="text-lead">
        {texts.check.title}
      </h3>
      {!faults && <p className="text-ink-soft">{texts.check.waiting}</p>}
      {faults?.length === 0 && <p className="text-success">{texts.check.none}</p>}
      <ul className="flex flex-col gap-1">
        {faults?.map(fault => (
          <li key={`${fault.section} ${fault.text}`}>
            <button
              type="button"
              className="min-h-8 text-left underline decoration-line underline-offset-2 hover:decoration-current pointer-coarse:min-h-11"
              onClick={() => onFault(fault)}
            >
              {fault.text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
