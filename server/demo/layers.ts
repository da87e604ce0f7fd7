/** Words of a layout, from the upper left of their field unless told otherwise. */
export const text = (key: string, name: string, content: string, place: object, look: object): object => ({
  type: 'text',
  key,
  name,
  rotation: 0,
  isHidden: false,
  text: content,
  lineHeight: 1.15,
  align: 'left',
  stand: 'top',
  ...place,
  ...look,
})

/** A coloured rectangle of a layout. */
export const shape = (key: string, name: string, place: object, fill: string): object => ({
  type: 'shape',
  key,
  name,
  rotation: 0,
  isHidden: false,
  form: 'rectangle',
  fill,
  radius: 0,
  ...place,
})
