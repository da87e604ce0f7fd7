const segmenter = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** What a reader counts as one character each: an emoji with all its parts is one, and is never cut in two. */
export const charactersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)
