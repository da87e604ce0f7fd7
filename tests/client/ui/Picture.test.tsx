import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '../../../client/ui/Picture.tsx'

const shown = (focus?: { x: number; y: number }) =>
  renderToString(
    <Picture
      image={{ id: 1, version: 1, extension: 'jpg', ...(focus ? { focus } : {}) }}
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
