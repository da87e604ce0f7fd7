import { addressOf } from '../../../../schema/base/call.ts'
import type { Entity } from '../../../../schema/base/entity.ts'
import { keysOf } from '../../../../schema/base/keys.ts'
import { templateFile } from '../../../../schema/signage/calls.ts'
import { imageTemplates } from '../../../../schema/signage/imageTemplate.ts'
import type { Row } from '../../../data/office/office.ts'
import { TextField } from '../../../ui/Field.tsx'
import { RelationPicker } from '../../form/controls/RelationPicker.tsx'
import { quietButton } from '../../shell/styles.ts'
import { isLive } from '../isLive.ts'
import { texts as words } from '../texts.ts'
import { texts } from './texts.ts'
import type { usePreview } from './usePreview.ts'

type Preview = ReturnType<typeof usePreview>

/** Whose data is shown: of a document, or how things stand in a branch at a moment. */
export function ShownWith({ preview }: { readonly preview: Preview }) {
  const { document, setDocument, layout, branch, setBranch, moment, setMoment } = preview
  const isOfMoment = isLive(layout.layers)
  if (document === null && !isOfMoment) return null
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken p-3">
      {document !== null && (
        <Chosen to={layout.subject} label={texts.preview.document} value={document} onPick={setDocument} />
      )}
      {isOfMoment && (
        <>
          <Chosen to="branches" label={texts.preview.branch} value={branch} onPick={setBranch} />
          <TextField
            label={texts.preview.moment}
            hint={texts.preview.momentHint}
            type="datetime-local"
            value={moment}
            onChange={({ target }) => setMoment(target.value)}
          />
        </>
      )}
      {layout.layers.some(({ type }) => type === 'numbers') && (
        <p className="text-caption text-ink-soft">{texts.preview.numbers}</p>
      )}
    </div>
  )
}

interface ChosenProps {
  readonly to: string
  readonly label: string
  readonly value: number | null
  readonly onPick: (id: number | null) => void
}

function Chosen({ to, label, value, onPick }: ChosenProps) {
  const id = `gezeigt-${to}`
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-caption font-medium">
        {label}
      </label>
      <RelationPicker
        {...{ id, to, label, value }}
        invalid={false}
        describedBy={undefined}
        onPick={row => onPick(row?.id ?? null)}
      />
    </div>
  )
}

interface AsFileProps {
  readonly entity: Entity
  readonly row: Row
  /** Whom it is drawn for. */
  readonly document: number | null
}

/** The template as a file, drawn by the server from what is saved. */
export function AsFile({ entity, row, document }: AsFileProps) {
  if (entity.type !== imageTemplates.type) return null
  const query = (format: string) => `?format=${format}${document === null ? '' : `&document=${document}`}`
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
      <span className="text-caption font-medium">{texts.preview.take}</span>
      {keysOf(words.preview.formats).map(format => (
        <a
          key={format}
          className={`${quietButton} border border-line bg-surface`}
          href={addressOf(templateFile, { id: row.id }) + query(format)}
          download={`${String(row.body['identifier'])}.${format}`}
        >
          {words.preview.formats[format]}
        </a>
      ))}
      <p className="basis-full text-caption text-ink-soft">{texts.preview.unsaved}</p>
    </div>
  )
}
