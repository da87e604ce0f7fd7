import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, blocksOf, type Inline } from '../../../../client/ui/markdown/markdownBlocks.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })

describe('A text from the configuration', () => {
  it('has headings, paragraphs, lists, bold and links', () => {
    const blocks = blocksOf(
      '# AGB\n\nFür **alle** Bestellungen.\nNoch eine Zeile.\n\n- eins\n- zwei\n\n1. A\n2. B\n\nSiehe [hier](https://example.com/agb).',
    )
    expect(blocks).toEqual([
      { kind: 'heading', level: 1, content: [text('AGB')] },
      {
        kind: 'paragraph',
        content: [
          text('Für '),
          { kind: 'strong', content: [text('alle')] },
          text(' Bestellungen.'),
          { kind: 'break' },
          text('Noch eine Zeile.'),
        ],
      },
      { kind: 'list', ordered: false, items: [[text('eins')], [text('zwei')]] },
      { kind: 'list', ordered: true, items: [[text('A')], [text('B')]] },
      {
        kind: 'paragraph',
        content: [
          text('Siehe '),
          { kind: 'link', href: 'https://example.com/agb', content: [text('hier')] },
          text('.'),
        ],
      },
    ] satisfies Block[])
  })

  it('begins a list right below a line of text', () => {
    expect(blocksOf('Es gilt:\n- eins').map(({ kind }) => kind)).toEqual(['paragraph', 'list'])
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//example.com',
    'vbscript:x',
    ' https://x',
  ])('makes no link of %s', address => {
    expect(JSON.stringify(blocksOf(`[Klick](${address})`))).not.toContain('"link"')
  })

  it('keeps HTML as the text it is', () => {
    expect(blocksOf('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'paragraph', content: [text('<img src=x onerror=alert(1)>')] },
    ])
  })

  it('loses no word, whatever was typed', () => {
    const signs = fc.string({
      unit: fc.constantFrom('a', 'b ', '*', '**', '[', ']', '(', ')', '\n', '\n\n', '# ', '- ', '1. ', 'http://x'),
      maxLength: 60,
    })
    fc.assert(
      fc.property(signs, source => {
        const letters = (string: string) => string.replace(/[^ab]/g, '')
        const shown = JSON.stringify(blocksOf(source), (key, value: unknown) =>
          ['kind', 'level', 'ordered'].includes(key) ? undefined : value,
        )
        const labels = shown.replace(/"(content|items|text|href)":/g, '')
        expect(letters(labels)).toBe(letters(source))
      }),
      { numRuns: 1000 },
    )
  })

  it('is read in linear time: 600,000 opening brackets or asterisks are no attack', () => {
    // Read again from every sign on, each of these would take longer than any test may.
    for (const sign of ['[', '*', '**a', '[a](']) expect(blocksOf(sign.repeat(600_000 / sign.length))).not.toEqual([])
  })
})
