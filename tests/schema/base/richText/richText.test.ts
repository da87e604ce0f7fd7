import { describe, expect, it } from 'vitest'
import { parse } from '../../../../schema/base/problems.ts'
import { richText } from '../../../../schema/base/richText/richText.ts'

const words = (text: string, ...marks: unknown[]) => ({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const link = (href: unknown) => ({ type: 'link', attrs: { href } })
const nested = (levels: number): unknown =>
  levels === 0 ? paragraph(words('tief')) : { type: 'blockquote', content: [nested(levels - 1)] }

const fieldsOf = (value: unknown) => {
  const parsed = parse(richText(), value)
  return parsed.ok ? [] : parsed.problems.map(({ field, code }) => `${field ?? ''}: ${code}`)
}

describe('A text', () => {
  it.each<[string, unknown]>([
    ['nothing', { type: 'doc' }],
    ['an empty paragraph', doc({ type: 'paragraph' })],
    ['a heading', doc({ type: 'heading', attrs: { level: 3 }, content: [words('Derby')] })],
    ['lists in lists', doc({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(words('a'))] }] })],
    ['a numbered list', doc({ type: 'orderedList', attrs: { start: 3, type: null }, content: [] })],
    ['marks', doc(paragraph(words('fett', { type: 'bold' }, { type: 'italic' }), { type: 'hardBreak' }))],
    [
      'a link as the editor writes it',
      doc(
        paragraph(
          words('hier', {
            type: 'link',
            attrs: { href: 'https://example.com', target: '_blank', rel: 'noopener noreferrer nofollow', class: null },
          }),
        ),
      ),
    ],
    ['a line between', doc({ type: 'horizontalRule' })],
  ])('may be %s', (_name, value) => {
    expect(fieldsOf(value)).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['is nothing', null, ': blank'],
    ['is words', '<b>fett</b>', ': type'],
    ['is no document', paragraph(), 'type: choice'],
    ['holds a node nobody knows', doc({ type: 'iframe' }), 'content.0.type: choice'],
    ['holds markup of its own', doc({ type: 'html', text: '<script>' }), 'content.0.type: choice'],
    ['holds a node named like an inherited one', doc({ type: 'constructor' }), 'content.0.type: choice'],
    ['holds words outside of a paragraph', doc(words('lose')), 'content.0.type: choice'],
    ['has a style', doc({ type: 'paragraph', attrs: { style: 'x' } }), 'content.0.attrs.style: unknownField'],
    ['has an event', doc({ type: 'paragraph', onclick: 'x' }), 'content.0.onclick: unknownField'],
    ['has the page’s own heading', doc({ type: 'heading', attrs: { level: 1 } }), 'content.0.attrs.level: choice'],
    ['has a heading of no level', doc({ type: 'heading' }), 'content.0.attrs: blank'],
    ['links to a script', doc(paragraph(words('x', link('javascript:1')))), 'attrs.href: textAddress'],
    ['links to nothing', doc(paragraph(words('x', { type: 'link' }))), 'attrs: blank'],
    ['links with a class', doc(paragraph(words('x', { type: 'link', attrs: { href: '#a', class: 'x' } }))), 'choice'],
    ['has a mark nobody knows', doc(paragraph(words('x', { type: 'textStyle' }))), 'marks.0.type: choice'],
    ['has words that are none', doc(paragraph({ type: 'text', text: { toString: 'x' } })), 'text: type'],
    ['holds what PostgreSQL refuses', doc(paragraph(words('a\u0000b'))), 'text: format'],
    ['is too deep', doc(nested(40)), 'tooMany'],
    ['is too long', doc(paragraph(words('x'.repeat(100_001)))), ': tooLong'],
    ['has too many nodes', doc(...Array.from({ length: 6000 }, () => ({ type: 'paragraph' }))), ': tooMany'],
  ])('is refused where it %s', (_name, value, expected) => {
    expect(fieldsOf(value).join('\n')).toContain(expected)
  })
})
