import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf } from '../../../schema/base/call.ts'
import { templateFile } from '../../../schema/signage/calls.ts'
import { type ImageTemplate, imageTemplates } from '../../../schema/signage/imageTemplate.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { useBodies } from '../catalogue/menus/useBodies.ts'
import { RelationPicker } from '../form/controls/RelationPicker.tsx'
import { readable } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { DrawnLayout } from './DrawnLayout.tsx'
import { templateIn } from './templateIn.ts'
import { texts } from './texts.ts'
import { useDrawn } from './useDrawn.ts'

interface TemplateDialogProps {
  readonly onFile: (file: File) => void
  readonly onClose: () => void
}

/** Chooses a template and whom it is drawn for; what the server draws goes into the library like any file. */
export function TemplateDialog({ onFile, onClose }: TemplateDialogProps) {
  const { known, templates } = useTemplates()
  const [chosen, setChosen] = useState('')
  const [picked, setPicked] = useState<{ readonly subject: string; readonly id: number } | null>(null)
  const template = templates.find(({ id }) => String(id) === chosen) ?? templates[0]
  const subject = template?.subject ?? 'none'
  const wanted = picked?.subject === subject ? picked.id : null
  const { entity, row, data } = useDrawn(subject, wanted)
  const drawing = useMutation({
    mutationFn: drawn,
    onSuccess: file => {
      onFile(file)
      onClose()
    },
  })
  const isReady = template && (!entity || row)
  return (
    <Dialog
      title={texts.template.title}
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button variant="secondary" size="small" onClick={onClose}>
            {texts.labels.cancel}
          </Button>
          <Button
            size="small"
            busy={drawing.isPending}
            disabled={!isReady}
            onClick={() => template && drawing.mutate({ template, document: row?.id ?? null })}
          >
            {texts.template.take}
          </Button>
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-4 px-5 py-4">
        {known && templates.length === 0 && <p className="text-ink-soft">{texts.template.none}</p>}
        {template && (
          <>
            <Select
              label={texts.template.which}
              value={String(template.id)}
              onChange={({ target }) => setChosen(target.value)}
            >
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            {entity && (
              <div className="flex flex-col gap-1.5">
                <label htmlFor="vorlage-inhalt" className="text-caption font-medium">
                  {texts.template.subject(entity.label.one)}
                </label>
                <RelationPicker
                  key={subject}
                  id="vorlage-inhalt"
                  to={subject}
                  label={texts.template.subject(entity.label.one)}
                  value={wanted}
                  invalid={false}
                  describedBy={undefined}
                  onPick={found => setPicked(found && { subject, id: found.id })}
                />
              </div>
            )}
            <div className="mx-auto w-full max-w-sm">
              <DrawnLayout layout={template} data={data} label={template.name} isBare={!isReady} />
            </div>
          </>
        )}
        {drawing.isError && <Notice tone="error">{texts.template.failed}</Notice>}
      </div>
    </Dialog>
  )
}

/** The templates that are drawn for nothing, or for what this person may read. */
function useTemplates() {
  const { entities, me } = useOffice()
  const known = useBodies(imageTemplates.type)
  const isOpen = ({ subject }: ImageTemplate) =>
    subject === 'none' || entities.some(entity => entity.type === subject && readable(entity, me))
  return { known, templates: [...(known?.values() ?? [])].flatMap(row => templateIn(row) ?? []).filter(isOpen) }
}

interface Wanted {
  readonly template: ImageTemplate
  readonly document: number | null
}

async function drawn({ template: { id, identifier }, document }: Wanted): Promise<File> {
  const query = `?format=png${document === null ? '' : `&document=${document}`}`
  const answer = await fetch(addressOf(templateFile, { id }) + query)
  if (!answer.ok) throw new Error(`The template ${id} was not drawn: ${answer.status}`)
  return new File([await answer.blob()], `${identifier}${document === null ? '' : `-${document}`}.png`, {
    type: 'image/png',
  })
}
