import * as fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Markdown } from '../../../../client/ui/markdown/Markdown.tsx'
import { nodesOf } from '../../../../client/ui/markdown/markdownNodes.ts'

/** The markup of a text, without the looks. */
const shown = (text: string): string =>
  renderToStaticMarkup(createElement(Markdown, { text }))
    .replace(/ (?:class|target|rel)="[^"]*"/g, '')
    .replace(/^<div>|<\/div>$/g, '')

describe('A text from the configuration', () => {
  it('has headings, paragraphs, lists, bold and links', () => {
    const text =
      '# AGB\n\nFür **alle** Bestellungen.\nNoch eine Zeile.\n\n- eins\n- zwei\n\n1. A\n2. B\n\nSiehe [hier](https://example.com/agb).'
    expect(shown(text)).toBe(
      '<h3>AGB</h3><p>Für <strong>alle</strong> Bestellungen.<br/>Noch eine Zeile.</p>' +
        '<ul><li>eins</li><li>zwei</li></ul><ol><li>A</li><li>B</li></ol>' +
        '<p>Siehe <a href="https://example.com/agb">hier</a>.</p>',
    )
  })

  it('has tables', () => {
    expect(shown('| Buchstabe | Allergen |\n|---|---|\n| A | Gluten |')).toBe(
      '<div><table><thead><tr><th>Buchstabe</th><th>Allergen</th></tr></thead>' +
        '<tbody><tr><td>A</td><td>Gluten</td></tr></tbody></table></div>',
    )
  })

  it('begins a list right below a line of text', () => {
    expect(shown('Es gilt:\n- eins')).toBe('<p>Es gilt:</p><ul><li>eins</li></ul>')
  })

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//example.com', 'vbscript:x'])(
    'makes no link of %s',
    address => {
      expect(shown(`[Klick](${address})`)).not.toContain('<a')
    },
  )

  it('keeps HTML as the text it is', () => {
    expect(shown('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  })

  it('loses no word, whatever was typed', () => {
    const signs = fc.string({
      unit: fc.constantFrom('a', 'b ', '*', '**', '[', ']', '(', ')', '\n', '\n\n', '# ', '- ', '1. '),
      maxLength: 60,
    })
    const words = (text: string) => text.replace(/[^ab]/g, '')
    fc.assert(
      fc.property(signs, source => {
        const said = shown(source).replace(/<[^>]*>/g, '')
        expect(words(said)).toBe(words(source))
      }),
      { numRuns: 300 },
    )
  })

  it('is read in linear time: 100,000 opening brackets or asterisks are no attack', () => {
    // Read again from every sign on, each of these would take longer than any test may.
    for (const sign of ['[', '*', '**a', '[a](']) expect(nodesOf(sign.repeat(100_000 / sign.length))).not.toEqual([])
  })
})
