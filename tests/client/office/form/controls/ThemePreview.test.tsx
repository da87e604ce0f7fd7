import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ThemePreview } from '../../../../../client/office/form/controls/ThemePreview.tsx'

const captions = (color: string) =>
  [...renderToStaticMarkup(<ThemePreview color={color} />).matchAll(/<figcaption.*?<\/figcaption>/g)].map(([text]) =>
    text.replaceAll(/<[^>]+>/g, ''),
  )

test('A colour is shown as guests see it, with its contrast and where it gives way to be read', () => {
  expect(captions('#B4540A')).toEqual([
    expect.stringMatching(/^Hell · Kontrast der Schrift [\d,]+ : 1 · wie gewählt$/),
    expect.stringMatching(/^Dunkel · Kontrast der Schrift [\d,]+ : 1 · /),
  ])
  // Nobody sees yellow on white, and nobody black on black.
  expect(captions('#ffff00')[0]).toContain('dunkler als gewählt')
  expect(captions('#000000')[1]).toContain('heller als gewählt')
})

test('Of a colour that is half typed nothing is shown', () => {
  expect(renderToStaticMarkup(<ThemePreview color="#B45" />)).toBe('')
})
