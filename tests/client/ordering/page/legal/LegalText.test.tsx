import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LegalText } from '../../../../../client/ordering/page/legal/LegalText.tsx'
import { FirstNow } from '../../../../../client/ordering/page/shopNow.ts'
import { textOfLines } from '../../../../../schema/base/richText/excerpt.ts'
import { configOf } from '../../../../support/business.ts'

const config = configOf({
  imprintText: '# Impressum\n\nAlter Text',
  legalTexts: [
    { key: 'a', page: 'imprint', validFrom: '2026-03-01', text: textOfLines(['Neuer Text']) },
    { key: 'b', page: 'imprint', validFrom: '2027-01-01', text: textOfLines(['Künftiger Text']) },
  ],
})
const drawnOn = (day: string, settings = config) =>
  renderToStaticMarkup(
    createElement(
      FirstNow,
      { value: Date.parse(`${day}T12:00:00Z`) },
      createElement(LegalText, { page: 'imprint', config: settings }),
    ),
  )

test('A legal page shows which version is valid since when; earlier and coming ones are there to be opened', () => {
  const page = drawnOn('2026-11-20')
  expect(page).toMatch(/<h1[^>]*>Impressum<\/h1><p[^>]*>Gültig seit 1. März 2026<\/p>/)
  const [shown, coming = '', former = ''] = page.split('<h2')
  expect(shown).toContain('Neuer Text')
  expect(coming).toMatch(/Künftige Fassungen.*Gilt ab 1. Januar 2027.*Künftiger Text/)
  expect(former).toMatch(/Frühere Fassungen.*Gültig bis 28. Februar 2026.*Alter Text/)
})

test('A text that has no day says nothing of days', () => {
  const page = drawnOn('2026-11-20', { ...config, legalTexts: [] })
  expect(page).toContain('Alter Text')
  expect(page).not.toMatch(/Gültig|Gilt ab|Fassungen/)
})
