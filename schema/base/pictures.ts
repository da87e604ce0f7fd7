import type { Body, Entity } from './entity.ts'
import { type ImageRef, imageRef } from './fields.ts'
import { fieldOf } from './record.ts'
import { isObject, sameValue } from './sameValue.ts'
import { hasWidget, widgetValues } from './widgetValues.ts'

type Shaped = Pick<Entity, 'shape'>

/** Whether documents of the entity can show a picture. */
export const showsPictures = ({ shape }: Shaped): boolean => hasWidget('image', shape)

/** Ids of the pictures a document shows, each once. */
export const picturesIn = ({ shape }: Shaped, body: Body): readonly number[] => [
  ...new Set(widgetValues('image', shape, body).map(({ value }) => Number(fieldOf(value, 'id')))),
]

const named = imageRef()

/** What fields have to name a picture by from now on; null where nothing of that has changed, or it is no picture. */
export function renamedPicture(id: number, before: Body | null, after: Body | null): ImageRef | null {
  const [former, present] = [before, after].map(body => {
    const { version, extension, focus, crops } = body ?? {}
    const parsed = named.safeParse({
      id,
      version,
      extension,
      ...(focus ? { focus } : {}),
      ...(crops ? { crops } : {}),
    })
    return parsed.success ? parsed.data : null
  })
  if (!former || !present || sameValue(former, present)) return null
  // Taken back to none: places that have it lose it.
  return {
    ...present,
    ...(former.focus && !present.focus ? { focus: null } : {}),
    ...(former.crops && !present.crops ? { crops: null } : {}),
  }
}

/** The document with the picture of the same id as `image` in each of its places; the very same one where there is none. */
export const repictured = ({ shape }: Shaped, body: Body, image: ImageRef): Body =>
  widgetValues('image', shape, body)
    .filter(({ value }) => fieldOf(value, 'id') === image.id)
    .reduce((before, { path: [field = '', ...rest] }) => {
      const name = String(field)
      return { ...before, [name]: putAt(before[name], rest, image) }
    }, body)

function putAt(value: unknown, [key, ...rest]: readonly PropertyKey[], put: ImageRef): unknown {
  // A place may have words of its own for the picture; they stay.
  if (key === undefined) return isObject(value) ? { ...value, ...put } : put
  if (Array.isArray(value)) return value.map((entry, at) => (at === key ? putAt(entry, rest, put) : entry))
  return isObject(value) ? { ...value, [key]: putAt(value[String(key)], rest, put) } : value
}
