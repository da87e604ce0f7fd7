import { describe, expect, it } from 'vitest'
import { excerpt, linesOf, plainText, textIn, textOfLines } from '../../../../schema/base/richText/excerpt.ts'

const bold = { type: 'text', text: 'Sieg', marks: [{ type: 'bold' }] } as const

describe('The beginning of a text', () => {
  it('is its words in one line', () => {
    expect(plainText(textOfLines(['Sieg  im Derby.', '', 'Danke!']))).toBe('Sieg im Derby. Danke!')
    expect(plainText({ type: 'doc', content: [{ type: 'heading', content: [bold] }] })).toBe('Sieg')
  })

  it('ends after 128 characters with three dots, and never within one character', () => {
    expect(excerpt('a'.repeat(128))).toBe('a'.repeat(128))
    expect(excerpt('a'.repeat(129))).toBe(`${'a'.repeat(128)}...`)
    expect(excerpt('👨‍👩‍👧 und mehr', 1)).toBe('👨‍👩‍👧...')
  })

  it('is nothing of what is no text', () => {
    expect(excerpt(textIn('<script>'))).toBe('')
  })

  it('is read as lines where it is nothing but lines', () => {
    expect(linesOf(textOfLines(['eins', '', 'zwei']))).toEqual(['eins', '', 'zwei'])
    expect(linesOf({ type: 'doc', content: [{ type: 'paragraph', content: [bold] }] })).toBeNull()
    expect(linesOf(null)).toEqual([])
  })
})
