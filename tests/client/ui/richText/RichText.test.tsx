import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText } from '../../../../client/ui/richText/RichText.tsx'
import type { RichNode } from '../../../../schema/base/richText/richTextRules.ts'

const html = (...content: readonly RichNode[]): string =>
  renderToStaticMarkup(<RichText text={{ type: 'doc', content }} />).replace(/^<div class="rich ">(.*)<\/div>$/s, '$1')
const text = (words: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]): RichNode => ({
  type: 'text',
  text: words,
  marks,
})
const linked = (href: unknown) =>
  html({ type: 'paragraph', content: [text('hier', { type: 'link', attrs: { href } })] })

describe('A text of the editor', () => {
  it('has its headings, lists, quotations and lines', () => {
    expect(
      html(
        { type: 'heading', attrs: { level: 3 }, content: [text('Wann')] },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('eins')] }] }],
        },
        { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [] }] },
        { type: 'blockquote', content: [{ type: 'paragraph', content: [text('ja')] }] },
        { type: 'horizontalRule' },
      ),
    ).toBe(
      '<h3>Wann</h3><ul><li><p>eins</p></li></ul><ol start="3"><li></li></ol><blockquote><p>ja</p></blockquote><hr/>',
    )
  })

  it('has its marks, and an empty line where one is empty', () => {
    const marks = ['bold', 'italic', 'underline', 'strike'].map(type => ({ type }))
    expect(
      html({ type: 'paragraph', content: [text('so', ...marks), { type: 'hardBreak' }] }, { type: 'paragraph' }),
    ).toBe('<p><s><u><em><strong>so</strong></em></u></s><br/></p><p><br/></p>')
  })

  it('leads to other sites without telling them where from, and to places of its own', () => {
    expect(linked('https://example.com/')).toBe(
      '<p><a href="https://example.com/" target="_blank" rel="noopener noreferrer">hier</a></p>',
    )
    expect(linked('/verein#plan')).toBe('<p><a href="/verein#plan">hier</a></p>')
    expect(linked('mailto:a@example.com')).toBe('<p><a href="mailto:a@example.com">hier</a></p>')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//boese.example',
    '/\\boese.example',
    'blob:x',
    'file:///etc/passwd',
    42,
    null,
    { toString: () => 'javascript:alert(1)' },
  ])('leads nowhere by %j, however it came in', href => {
    expect(linked(href)).toBe('<p>hier</p>')
  })

  it('shows of what it does not know only the words, and never HTML', () => {
    expect(html({ type: 'iframe', attrs: { src: 'x' }, content: [text('<b>nicht fett</b>', { type: 'blink' })] })).toBe(
      '&lt;b&gt;nicht fett&lt;/b&gt;',
    )
    expect(html({ type: 'heading', attrs: { level: 1 }, content: [text('groß')] })).toBe('<h2>groß</h2>')
  })
})
