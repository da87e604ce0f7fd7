import { describe, expect, it } from 'vitest'
import { textOfMarkdown } from '../../../../../client/office/business/legal/textOfMarkdown.ts'
import { plainText } from '../../../../../schema/base/richText/excerpt.ts'
import { richTextProblems } from '../../../../../schema/base/richText/richTextRules.ts'
import { allergensText, imprintText, privacyText, termsText } from '../../../../../server/demo/legal.ts'

describe('A text in Markdown becomes one of the editor', () => {
  it.each([
    ['terms', termsText],
    ['privacy', privacyText],
    ['imprint', imprintText],
    ['allergens with its table', allergensText],
    ['nothing', ''],
    ['what no link may lead to', '[Klick](javascript:alert(1)) <script>alert(1)</script>'],
    ['lists in lists', '- eins\n  - zwei\n    1. drei\n\n    vier'],
  ])('%s: it is one that may be stored', (_, markdown) => {
    expect(richTextProblems(textOfMarkdown(markdown))).toEqual([])
  })

  it('with every word, without the heading that is the page’s title', () => {
    const words = plainText(textOfMarkdown(allergensText))
    expect(words).not.toContain('Allergene und Zusatzstoffe')
    expect(words).toContain('B – Krebstiere')
    expect(words).toContain('Spuren lassen sich trotz aller Sorgfalt nicht ausschließen.')
  })

  it('with its headings, marks, lists and links', () => {
    expect(textOfMarkdown('# Titel\n\n## Eins\n\n- **fett** und [Link](https://example.com)').content).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Eins' }] },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [
                  { type: 'text', text: 'fett', marks: [{ type: 'bold' }] },
                  { type: 'text', text: ' und ' },
                  { type: 'text', text: 'Link', marks: [{ type: 'link', attrs: { href: 'https://example.com' } }] },
                ],
              },
            ],
          },
        ],
      },
    ])
  })
})
