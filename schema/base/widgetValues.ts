import { z } from 'zod'
import { type Widget, widgets } from './fields.ts'
import { isObject } from './sameValue.ts'

type Name = Widget['widget']

interface WidgetValue {
  readonly path: readonly PropertyKey[]
  readonly value: unknown
}

/** Every value in a document of a type that stands in a field shown by the widget, each with the path of its field. */
export function widgetValues(
  widget: Name,
  type: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly WidgetValue[] {
  if (value === null || value === undefined) return []
  if (widgets.get(type)?.widget === widget) return [{ path, value }]
  if (type instanceof z.ZodNullable || type instanceof z.ZodOptional || type instanceof z.ZodDefault)
    return widgetValues(widget, type.unwrap(), value, path)
  if (type instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, index) => widgetValues(widget, type.element, entry, [...path, index]))
  if (type instanceof z.ZodDiscriminatedUnion && isObject(value))
    return kindsOf(type, value).flatMap(kind => widgetValues(widget, kind, value, path))
  if (type instanceof z.ZodObject && isObject(value))
    return Object.entries(type.shape).flatMap(([field, of]) => widgetValues(widget, of, value[field], [...path, field]))
  return []
}

/** Whether documents of a type have a field shown by the widget at all. */
export function hasWidget(widget: Name, type: z.core.$ZodType): boolean {
  if (widgets.get(type)?.widget === widget) return true
  if (type instanceof z.ZodNullable || type instanceof z.ZodOptional || type instanceof z.ZodDefault)
    return hasWidget(widget, type.unwrap())
  if (type instanceof z.ZodArray) return hasWidget(widget, type.element)
  if (type instanceof z.ZodDiscriminatedUnion) return type.options.some(kind => hasWidget(widget, kind))
  return type instanceof z.ZodObject && Object.values(type.shape).some(of => hasWidget(widget, of))
}

/** The kind of a union that a value is of: its tag says so. */
function kindsOf({ def, options }: z.ZodDiscriminatedUnion, value: Readonly<Record<string, unknown>>) {
  return options.filter(kind => {
    const tag = kind instanceof z.ZodObject ? kind.shape[def.discriminator] : undefined
    return tag instanceof z.ZodLiteral && [...tag.values].some(each => each === value[def.discriminator])
  })
}
