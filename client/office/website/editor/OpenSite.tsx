import { Send } from 'lucide-react'
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { keysOf } from '../../../../schema/base/keys.ts'
import type { Row } from '../../../data/office/office.ts'
import { useShortcuts } from '../../../device/page/shortcuts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EditorFrame } from '../../form/EditorFrame.tsx'
import { FormNotices } from '../../form/FormNotices.tsx'
import { ChangeLater } from '../../planned/ChangeLater.tsx'
import { mayDo } from '../../shell/rights.ts'
import { useOffice } from '../../shell/scope.tsx'
import { StateBadge } from '../sites/StateBadge.tsx'
import { AddBlock } from './AddBlock.tsx'
import type { Fault } from './checks.ts'
import { KeepBlock } from './KeepBlock.tsx'
import { Outline } from './Outline.tsx'
import { Publish } from './Publish.tsx'
import { RedirectOffer } from './RedirectOffer.tsx'
import { SectionFields } from './SectionFields.tsx'
import { type SectionId, sectionOfPath, sectionOfProblem } from './sections.ts'
import { siteFields } from './siteFields.ts'
import { texts } from './texts.ts'
import { useBlockDeeds } from './useBlockDeeds.ts'
import { useCopyPage } from './useCopyPage.ts'
import { useFaults } from './useFaults.ts'
import { type OpenSiteProps, useSaving } from './useSaving.ts'
import { type SiteEditorState, useSiteEditor } from './useSiteEditor.ts'

type Pane = keyof typeof texts.panes

/** A page that is there: what it is made of, and the fields of what is selected; one of them at a time on a phone. */
export function OpenSite({ entity, row: stored, trouble, former, block, Preview }: OpenSiteProps) {
  const { actor } = useOffice()
  const frame = useRef<HTMLFormElement>(null)
  const editor = useSiteEditor(stored, trouble, former, block)
  const { form, row } = editor
  const allowed = mayDo(entity, 'update', actor, stored.body)
  const saving = useSaving({ entity, stored, editor, frame })
  const deeds = useBlockDeeds(editor)
  const faults = useFaults(editor)
  const [pane, setPane] = useState<Pane>(block === undefined ? 'outline' : 'fields')
  const [open, setOpen] = useState<'add' | 'publish' | null>(null)
  const marks = useMarks(editor, faults)
  const copyPage = useCopyPage(editor)
  const select = (section: SectionId) => {
    editor.select(section)
    setPane('fields')
  }
  const showFault = ({ section }: Fault) => {
    setOpen(null)
    select(section)
  }
  useShortcuts([
    ...(allowed && editor.kinds.length > 0 ? [{ key: '/', run: () => setOpen('add') }] : []),
    ...(copyPage ? [{ key: 'd', ctrl: true, isOnce: true, run: () => void copyPage() }] : []),
  ])
  return (
    <>
      <EditorFrame
        {...{ entity, stored, row, form, frame, saving }}
        actions={allowed && <SiteActions {...{ entity, row, form }} onPublish={() => setOpen('publish')} />}
        head={<PaneChoice {...{ pane }} body={stored.body} onPane={setPane} />}
      >
        {history => (
          <>
            <Panes
              Preview={Preview}
              {...{ editor, allowed, pane, saving, marks, deeds, history }}
              onSelect={select}
              onAdd={() => setOpen('add')}
            >
              <FormNotices {...{ entity, row, form, trouble, allowed }} />
            </Panes>
            {open === 'add' && (
              <AddBlock
                kinds={editor.kinds}
                onAdd={added => {
                  editor.add([added])
                  setPane('fields')
                }}
                onClose={() => setOpen(null)}
              />
            )}
            {open === 'publish' && (
              <Publish
                {...{ editor, stored, faults }}
                onSave={saving.save}
                onFault={showFault}
                onClose={() => setOpen(null)}
              />
            )}
          </>
        )}
      </EditorFrame>
      {deeds.kept && <KeepBlock {...deeds.kept} onClose={deeds.closeKept} />}
    </>
  )
}

interface SiteActionsProps extends Pick<OpenSiteProps, 'entity' | 'row'>, Pick<SiteEditorState, 'form'> {
  readonly onPublish: () => void
}

/** What a page shows is published at a time of its own; what else is said of it is planned as for any document. */
function SiteActions({ entity, row, form, onPublish }: SiteActionsProps) {
  const isDrafted = form.changed.some(({ name }) => name === siteFields.draft.name)
  return (
    <>
      {!isDrafted && <ChangeLater {...{ entity, row, form }} allowed />}
      <Button variant="secondary" size="small" icon={<Send size={15} aria-hidden />} onClick={onPublish}>
        {texts.publish.open}
      </Button>
    </>
  )
}

interface PaneChoiceProps {
  readonly body: Row['body']
  readonly pane: Pane
  readonly onPane: (pane: Pane) => void
}

const PaneChoice = ({ body, pane, onPane }: PaneChoiceProps) => (
  <div className="flex flex-wrap items-center gap-3 px-4 pb-2 tablet:px-8">
    <StateBadge body={body} />
    <Segmented
      label={texts.pane}
      className="flex-1 basis-64 min-[80rem]:hidden"
      value={pane}
      options={panes.map(value => ({ value, label: texts.panes[value] }))}
      onChange={onPane}
    />
  </div>
)

interface PanesProps extends Pick<OpenSiteProps, 'Preview'> {
  readonly editor: SiteEditorState
  readonly allowed: boolean
  readonly pane: Pane
  readonly saving: ReturnType<typeof useSaving>
  readonly deeds: ReturnType<typeof useBlockDeeds>
  readonly marks: ReadonlyMap<SectionId, number>
  readonly onSelect: (section: SectionId) => void
  readonly onAdd: () => void
  /** On a desktop in place of the outline: what is restored is seen in the page and in its fields. */
  readonly history: ReactNode
  /** What has to be known before the fields. */
  readonly children: ReactNode
}

/** What the page is made of beside the fields of what is selected; on a phone one of them. */
function Panes({
  Preview,
  editor,
  allowed,
  pane,
  saving,
  deeds,
  marks,
  history,
  onSelect,
  onAdd,
  children,
}: PanesProps) {
  return (
    <div className="flex w-full flex-1 items-start gap-6 px-4 py-5 tablet:px-8">
      <div
        className={`min-w-0 flex-1 desktop:max-w-72 ${pane === 'outline' ? '' : 'max-desktop:hidden'} ${history ? 'desktop:hidden' : ''}`}
      >
        <Outline
          {...{ editor, allowed, onSelect, onAdd }}
          faults={marks}
          onDeed={deeds.carryOut}
          onPhotos={deeds.addPhotos}
        />
      </div>
      <div className={`min-w-0 flex-[1.4] ${pane === 'preview' ? '' : 'max-[80rem]:hidden'}`}>
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <Preview editor={editor} onSelect={onSelect} />
        </Suspense>
      </div>
      <div
        className={`flex min-w-0 flex-1 flex-col gap-4 ${pane === 'fields' ? '' : pane === 'preview' ? 'max-[80rem]:hidden' : 'max-desktop:hidden'}`}
      >
        {children}
        {saving.formerPath !== null && (
          <RedirectOffer path={saving.formerPath} isWanted={saving.isRedirected} onWanted={saving.setRedirected} />
        )}
        <SectionFields editor={editor} />
      </div>
      {history}
    </div>
  )
}

const panes = keysOf(texts.panes)

/** How much is to be told or decided in each section. */
function useMarks({ form, draft }: SiteEditorState, faults: readonly Fault[] | null): ReadonlyMap<SectionId, number> {
  return useMemo(() => {
    const sections = [
      ...(faults ?? []).map(({ section }) => section),
      ...form.problems.map(problem => sectionOfProblem(problem, draft)),
      ...form.conflicts.map(sectionOfPath),
    ]
    const counts = new Map<SectionId, number>()
    for (const section of sections) counts.set(section, (counts.get(section) ?? 0) + 1)
    return counts
  }, [form.problems, form.conflicts, draft, faults])
}
