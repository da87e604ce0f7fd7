import type { Entity } from '../../../../schema/base/entity.ts'
import { type Field, type FieldOf, formModel } from '../../form/formModel.ts'

/** What is edited of a layout, as its declaration has it. */
export interface LayoutFields {
  /** Everything but the layers. */
  readonly page: readonly Field[]
  readonly layers: FieldOf<'list'>
  /** One layer: each kind with the fields of its own. */
  readonly layer: FieldOf<'variants'>
}

const isLayers = (field: Field): field is FieldOf<'list'> => field.name === 'layers' && field.kind === 'list'
const isVariants = (field: Field): field is FieldOf<'variants'> => field.kind === 'variants'

/** Throws for an entity without layers: that is a mistake in the surface. */
export function layoutFieldsOf(entity: Pick<Entity, 'shape' | 'type'>): LayoutFields {
  const model = formModel(entity)
  const layers = model.find(isLayers)
  if (!layers || !isVariants(layers.item)) throw new Error(`${entity.type} has no layers.`)
  return { page: model.filter(field => field !== layers), layers, layer: layers.item }
}

/** What every layer has, whatever its kind: where it lies and whether it is seen. Its name stands apart. */
export const placeNames: readonly string[] = ['x', 'y', 'width', 'height', 'rotation', 'isHidden', 'isLocked']

/** What kinds of layers are called. */
export const kindLabel = ({ layer }: LayoutFields, kind: string): string => layer.tag.options[kind] ?? kind
