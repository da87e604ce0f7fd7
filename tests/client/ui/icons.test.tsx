import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as icons from '../../../client/ui/icons.tsx'

test('No icon leaves its field: what follows a place in capitals is drawn from there and not from the corner', () => {
  for (const [name, Icon] of Object.entries(icons)) {
    const [, path = ''] = / d="([^"]+)"/.exec(renderToStaticMarkup(<Icon />)) ?? []
    expect(path, name).not.toMatch(/M[\d.]+ [\d.]+-/)
  }
})
