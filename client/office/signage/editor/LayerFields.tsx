import { useMemo } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import type { Path } from '../../../../schema/base/merge.ts'
import { keyOfPath } from '../../form/conflict.ts'
import { shownIn } from '../../form/draft.ts'
import { FieldRow } from '../../form/FieldRow.tsx'
import { FieldConflicts, PieceConflict } from '../../form/FormSections.tsx'
import type { Field } from '../../form/formModel.ts'
import { FormContext, useForm } from '../../form/formScope.tsx'
import { chosenKind, type TypedPiece } from '../../form/formValues.ts'
import { InsertField } from './InsertField.tsx'
import { keyOfLayer, partsOfLayer } from './layerValues.ts'
import { kindLabel, placeNames } from './layoutFields.ts'
import { texts } from './texts.ts'
import type { LayoutEditor } from './useLayoutEditor.ts'

interface LayerFieldsProps {
  readonly entity: Entity
  readonly editor: LayoutEditor
  /** What a text may name, and what stands there in the preview. */
  readonly values: Readonly<Partial<Record<string, string>>>
}

/** The fields of what is chosen: of one layer by its kind, of several together, or of the page. */
export function LayerFields({ entity, editor, values }: LayerFieldsProps) {
  const { single, chosen, typed, fields } = editor
  const index = typed.findIndex(layer => keyOfLayer(layer) === single)
  const layer = typed[index]
  const title = layer === undefined ? '' : String(partsOfLayer(layer)['name']) || kindLabel(fields, chosenKind(layer))
  return (
    <section aria-labelledby="gewaehlt" className="flex flex-col gap-4">
      <h2 id="gewaehlt" tabIndex={-1} className="truncate text-lead outline-none">
        {title || (chosen.size > 1 ? texts.several(chosen.size) : texts.page)}
      </h2>
      {layer === undefined && chosen.size === 0 && <PageFields {...{ entity, editor }} />}
      {layer !== undefined && single !== null && (
        <OneLayer {...{ entity, editor, values, index }} key={single} layerKey={single} />
      )}
    </section>
  )
}

function PageFields({ entity, editor }: Omit<LayerFieldsProps, 'values'>) {
  const { fields, form, row, typed, typePage } = editor
  const keys = new Set(typed.map(keyOfLayer))
  const homeless = form.conflicts.filter(path => path[0] === fields.layers.name && !keys.has(layerOfPath(path)))
  return (
    <div className="layout-grid">
      {homeless.map(path => (
        <div key={keyOfPath(path)} className="layout-whole">
          <PieceConflict {...{ entity, path, row, form }} />
        </div>
      ))}
      {fields.page.map(field => (
        <div key={field.name} className={field.kind === 'number' ? '' : 'layout-whole'}>
          <FieldRow
            field={field}
            path={field.name}
            value={shownIn(form.draft, field, row)}
            onChange={value => typePage(field.name, value)}
            footer={<FieldConflicts {...{ entity, field, row, form }} />}
          />
        </div>
      ))}
    </div>
  )
}

interface OneLayerProps extends LayerFieldsProps {
  readonly layerKey: string
  /** From 0. */
  readonly index: number
}

function OneLayer({ entity, editor, values, layerKey, index }: OneLayerProps) {
  const form = useForm()
  const { fields, typed, row } = editor
  const layer = typed[index]
  const path = `layers.${index}`
  // A layer is the same one wherever it is moved to while something is on its way to it.
  const scope = useMemo(
    () => ({ ...form, place: (field: string) => `${entity.type}:${row.id}:${layerKey}${field.slice(path.length)}` }),
    [form, entity.type, row.id, layerKey, path],
  )
  if (layer === undefined) return null
  const parts = partsOfLayer(layer)
  const own = fields.layer.fieldsOf[chosenKind(layer)] ?? []
  const isPlace = ({ name }: { name: string }) => placeNames.includes(name)
  const type = (changed: TypedPiece) => editor.typeLayer(layerKey, changed)
  return (
    <FormContext value={scope}>
      <LayerConflicts {...{ entity, editor, layerKey }} />
      <Fields fields={own.filter(field => !isPlace(field))} {...{ path, parts }} onType={type} />
      {'text' in parts && Object.keys(values).length > 0 && !form.disabled && (
        <InsertField
          control={`${path}.text`}
          values={values}
          text={String(parts['text'] ?? '')}
          onText={text => type({ text })}
        />
      )}
      <h3 className="border-t border-line pt-4 text-caption font-medium text-ink-soft">{texts.place}</h3>
      <Fields fields={own.filter(isPlace)} {...{ path, parts }} onType={type} />
    </FormContext>
  )
}

interface FieldsProps {
  readonly fields: readonly Field[]
  readonly path: string
  readonly parts: TypedPiece
  readonly onType: (changed: TypedPiece) => void
}

/** Fields of a layer, the short ones by two. What tells it from others is nobody's to type. */
function Fields({ fields, path, parts, onType }: FieldsProps) {
  return (
    <div className="layout-grid">
      {fields
        .filter(({ kind }) => kind !== 'entryKey')
        .map(field => (
          <div key={field.name} className={halves.includes(field.kind) ? '' : 'layout-whole'}>
            <FieldRow
              field={field}
              path={`${path}.${field.name}`}
              value={parts[field.name]}
              onChange={value => onType({ [field.name]: value })}
            />
          </div>
        ))}
    </div>
  )
}

const halves: readonly string[] = ['number', 'choice', 'boolean']

/** What of the layer somebody else changed too: nothing is overwritten, the person decides here. */
function LayerConflicts({ entity, editor, layerKey }: Pick<OneLayerProps, 'entity' | 'editor' | 'layerKey'>) {
  const { form, row } = editor
  return form.conflicts
    .filter(path => layerOfPath(path) === layerKey)
    .map(path => <PieceConflict key={keyOfPath(path)} {...{ entity, path, row, form }} />)
}

/** The layer that a path of the merge leads into; '' for the page or the order of the layers. */
export const layerOfPath = ([top, key = '']: Path): string => (top === 'layers' ? key : '')
