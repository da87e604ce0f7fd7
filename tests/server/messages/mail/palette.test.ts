import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { html } from '../../../../server/messages/mail/html.ts'
import { contrast, palettes } from '../../../../server/messages/mail/palette.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

test('whatever the theme colour is, every text of a mail can be read, light and dark', () => {
  fc.assert(
    fc.property(anyColor, theme => {
      for (const { paper, card, sunken, ink, soft, accent, onAccent, link, tones } of Object.values(palettes(theme))) {
        const grounds = [paper, card, sunken]
        for (const ground of grounds) expect(contrast(soft, ground)).toBeGreaterThanOrEqual(4.5)
        for (const ground of [...grounds, ...Object.values(tones)])
          expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5)
        for (const ground of grounds) expect(contrast(link, ground)).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('a theme colour as it is would not do', () => {
  expect(contrast('#ffe600', '#ffffff')).toBeLessThan(3)
})

test('no text that is put into HTML begins a tag, ends an attribute or begins an entity', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '`', '&', 'a', ';', '#') }), typed => {
      expect(html`${typed}`.text).not.toMatch(/[<>"'`]|&(?!(amp|lt|gt|quot|#39|#96);)/)
    }),
    { numRuns: 2_000 },
  )
  expect(html`<b>${html`<i>${'<'}</i>`}</b>`.text).toBe('<b><i>&lt;</i></b>')
})
