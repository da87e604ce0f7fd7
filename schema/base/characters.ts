/** Built when it is first needed: that takes milliseconds. */
let segmenter: Intl.Segmenter | undefined

/** What a reader counts as one character each: an emoji with all its parts is one, and is never cut in two. */
export function charactersOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('de', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
