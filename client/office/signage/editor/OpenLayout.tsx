import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useMemo, useRef, useState } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import { keysOf } from '../../../../schema/base/keys.ts'
import type { Problem } from '../../../../schema/base/problems.ts'
import { scenes } from '../../../../schema/signage/scene.ts'
import type { Row } from '../../../data/office/office.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { PictureUpload } from '../../catalogue/images/UploadHere.tsx'
import { EditorFrame, type EditorSaving } from '../../form/EditorFrame.tsx'
import { FormNotices } from '../../form/FormNotices.tsx'
import type { Kept } from '../../form/KeptDocument.tsx'
import { focusProblem } from '../../form/problems.ts'
import { texts as undoTexts } from '../../history/texts.ts'
import { useUndo } from '../../history/useUndo.ts'
import { ChangeLater } from '../../planned/ChangeLater.tsx'
import { pathOf } from '../../shell/groups.ts'
import { mayDo } from '../../shell/rights.ts'
import { useOffice } from '../../shell/scope.tsx'
import { Findings } from './Findings.tsx'
import { type Finding, findingsOf } from './findings.ts'
import { LayerFields, layerOfPath } from './LayerFields.tsx'
import { LayerList } from './LayerList.tsx'
import { pictureLayers } from './newLayer.ts'
import { PictureShelf } from './PictureShelf.tsx'
import { AsFile, ShownWith } from './PreviewChoice.tsx'
import { StagePane } from './StagePane.tsx'
import { texts } from './texts.ts'
import { type LayoutEditor, useLayoutEditor } from './useLayoutEditor.ts'
import { usePlaces } from './usePlaces.ts'
import { usePreview } from './usePreview.ts'

interface OpenLayoutProps extends Kept {
  readonly entity: Entity
}

type Pane = keyof typeof texts.panes
const panes = keysOf(texts.panes)

/** A layout that is there: its layers, the stage, and the fields of what is chosen; one of them at a time where there is no room. */
export function OpenLayout(props: OpenLayoutProps) {
  const { entity, row, trouble } = props
  const { actor } = useOffice()
  const frame = useRef<HTMLFormElement>(null)
  const editor = useLayoutEditor(props)
  const { form } = editor
  const allowed = mayDo(entity, 'update', actor, row.body)
  const saving = useSaving({ entity, row, editor, frame })
  const [pane, setPane] = useState<Pane>('stage')
  const preview = usePreview(editor)
  const findings = useFindings(entity, editor, preview)
  const marks = useMarks(editor, findings)
  const open = ({ key }: Finding) => {
    editor.choose(key === '' ? [] : [key])
    setPane('fields')
  }
  return (
    <EditorFrame
      {...{ entity, row, form, frame, saving }}
      stored={row}
      actions={allowed && <ChangeLater {...{ entity, row, form, allowed }} />}
      head={<PaneChoice {...{ pane }} onPane={setPane} />}
    >
      {history => (
        <div className="layout-panes flex w-full flex-1 items-start gap-5 px-4 py-4 tablet:px-8">
          <div className={`layout-layers min-w-0 flex-1 flex-col gap-4 ${inPane(pane === 'layers')}`}>
            <LayerList {...{ editor, allowed }} faults={marks} onOpen={() => setPane('fields')} />
            {allowed && <PictureShelf editor={editor} />}
            {allowed && (
              <PictureUpload
                purpose={texts.pictures}
                place={`${entity.type}:${row.id}:layers`}
                several
                onTaken={images => editor.add(pictureLayers(editor, images), { name: texts.deeds.picture })}
              />
            )}
            <Findings findings={findings} onOpen={open} />
          </div>
          <StagePane
            {...{ editor, allowed, preview }}
            isOnTv={entity.type === scenes.type}
            className={`layout-stage min-w-0 flex-1 flex-col gap-3 ${inPane(pane === 'stage')}`}
            onFields={() => setPane('fields')}
          />
          <div className={`layout-fields min-w-0 flex-1 flex-col gap-4 ${inPane(pane === 'fields')}`}>
            <FormNotices {...{ entity, row, form, trouble, allowed }} />
            <ShownWith preview={preview} />
            <LayerFields {...{ entity, editor }} values={preview.data.values} />
            <AsFile {...{ entity, row }} document={preview.document} />
          </div>
          {history}
        </div>
      )}
    </EditorFrame>
  )
}

interface PaneChoiceProps {
  readonly pane: Pane
  readonly onPane: (pane: Pane) => void
}

const PaneChoice = ({ pane, onPane }: PaneChoiceProps) => (
  <div className="px-4 pb-2 tablet:px-8 min-[80rem]:hidden">
    <Segmented
      label={texts.pane}
      value={pane}
      options={panes.map(value => ({ value, label: texts.panes[value] }))}
      onChange={onPane}
    />
  </div>
)

/** On a narrow page one of the panes is in sight. */
const inPane = (isOpen: boolean): string => (isOpen ? 'flex' : 'hidden min-[80rem]:flex')

interface SavingOptions extends Pick<OpenLayoutProps, 'entity' | 'row'> {
  readonly editor: LayoutEditor
  readonly frame: RefObject<HTMLElement | null>
}

function useSaving({ entity, row, editor, frame }: SavingOptions): EditorSaving {
  const { office } = useOffice()
  const { did } = useUndo()
  const navigate = useNavigate()
  const leaving = useRef(false)
  const { form, choose } = editor
  return {
    isLeaving: () => leaving.current,
    async save(): Promise<Row | null> {
      if (form.changed.length === 0 && row.state !== 'refused') return row
      const saved = await form.save()
      if (saved)
        did({ entity, id: row.id, before: row, after: saved }, undoTexts.undo.changed(entity.title(saved.body)))
      else {
        // To the layer that stands against saving, and there to its field.
        const [problem] = form.check()
        const [conflict] = form.conflicts
        const key = problem ? keyOfProblem(problem, editor) : conflict ? layerOfPath(conflict) : ''
        choose(key === '' ? [] : [key])
        focusProblem(frame.current)
      }
      return saved
    },
    async remove() {
      leaving.current = true
      const before = await office.remove(entity.type, row.id)
      did({ entity, id: row.id, before, after: null }, undoTexts.undo.removed(entity.title(row.body)))
      await navigate({ to: pathOf(entity), replace: true })
    },
  }
}

/** The layer a problem is about; '' for the page. */
function keyOfProblem({ field = '' }: Problem, { pieces }: LayoutEditor): string {
  const [top, index] = field.split('.')
  return top === 'layers' ? (pieces[Number(index)]?.key ?? '') : ''
}

function useFindings(entity: Entity, { page, layers, row }: LayoutEditor, preview: ReturnType<typeof usePreview>) {
  const places = usePlaces(entity.type, row.id, page)
  const { ink, drawn } = preview
  const drawing = drawn(layers)
  return drawing && ink ? findingsOf({ page, layers, drawing, places, isOnTv: entity.type === scenes.type }, ink) : null
}

/** How much is to be told or decided at each layer; '' is the page. */
function useMarks(editor: LayoutEditor, findings: readonly Finding[] | null): ReadonlyMap<string, number> {
  const { problems, conflicts } = editor.form
  return useMemo(() => {
    const keys = [
      ...(findings ?? []).map(({ key }) => key),
      ...problems.map(problem => keyOfProblem(problem, editor)),
      ...conflicts.map(layerOfPath),
    ]
    const counts = new Map<string, number>()
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    return counts
  }, [findings, problems, conflicts, editor])
}
