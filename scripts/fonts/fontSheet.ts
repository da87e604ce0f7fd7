import type { FontFace } from '../../schema/signage/fonts.ts'
import type { fontFiles } from './fontFiles.ts'

/** The style sheet of a style with its fonts in it, so that whoever has the sheet asks nobody for anything more. */
export const sheetOf = (files: Awaited<ReturnType<typeof fontFiles>>, face: FontFace): string =>
  files.map(({ packaged, font }) => ruleOf(packaged, rangesOf(font.characterSet), face)).join('\n')

const ruleOf = (packaged: Buffer, covered: string, { family, weight }: FontFace): string => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url(data:font/woff2;base64,${packaged.toString('base64')}) format('woff2');
  unicode-range: ${covered};
}`

/** 'U+20-7E, U+A0' for the characters a font has. */
function rangesOf(codes: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const code of codes.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && code <= last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}
