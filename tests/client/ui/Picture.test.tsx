import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '../../../client/ui/Picture.tsx'
import type { ImageCrops } from '../../../schema/base/fields.ts'

const shown = (focus?: { x: number; y: number }, crops?: ImageCrops, isWhole = false) =>
  renderToString(
    <Picture
      image={{ id: 1, version: 1, extension: 'jpg', ...(focus ? { focus } : {}), ...(crops ? { crops } : {}) }}
      isWhole={isWhole}
      alt=""
      from={['small']}
      sizes="96px"
      width={96}
      height={96}
    />,
  )

test('A picture that is cut shows what matters of it, also as the server draws it', () => {
  expect(shown({ x: 0.25, y: 1 })).toContain('style="object-position:25% 100%"')
  expect(shown()).not.toContain('style')
})

test('A box shows what was cut out by hand for its shape, and the whole picture is never cut', () => {
  const crops = { square: { x: 0.1, y: 0, width: 0.5 }, photo: null, wide: null }
  expect(shown({ x: 0.25, y: 1 }, crops)).toContain('src="/image/small/1-1.jpg?crop=square-100-0-500"')
  expect(shown({ x: 0.25, y: 1 }, crops)).not.toContain('style')
  expect(shown(undefined, { ...crops, square: null, wide: crops.square })).not.toContain('crop=')
  expect(shown(undefined, crops, true)).not.toContain('crop=')
})
