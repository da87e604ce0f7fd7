import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { legalPages } from '../../schema/business/legalPages.ts'
import { obstacleMessages } from '../../schema/ordering/obstacles.ts'
import { sites } from '../../schema/website/site.ts'
import { later, type Sentence, sentences } from './specification.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = [
  ...globSync('client/**/{texts,*Texts}.ts', { cwd: root }),
  'client/counter/kiosk/languages/de.ts',
  'schema/ordering/checkout.ts',
  'schema/business/paymentMethods.ts',
  'schema/base/problems.ts',
  'schema/website/siteTypes.ts',
]
const said = new Map(
  await Promise.all(
    files.map(async file => [file.replaceAll('\\', '/'), flat(await import(`${root}${file}`))] as const),
  ),
)
  .set('schema/ordering/obstacles.ts', flat(obstacleMessages))
  .set('schema/website/site.ts', flat(sites.labels))
  .set('schema/business/legalPages.ts', flat(legalPages))

describe('Every German sentence of the specification stands in the texts of its screen', () => {
  it.each(sentences.map(sentence => [sentence.section, sentence.says, sentence] as const))(
    '%s: „%s“',
    (_section, _says, sentence) => {
      expect(isSaid(sentence, said.get(sentence.in) ?? [])).toBe(true)
    },
  )

  it('and is listed once for its place', () => {
    const keys = sentences.map(({ section, says, in: file }) => `${section} ${says} ${file}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('or waits for a screen that is named', () => {
    for (const waiting of Object.values(later)) expect(waiting.length).toBeGreaterThan(0)
  })

  it.each<[string, Sentence['says'], readonly string[], boolean]>([
    ['another word', 'Derzeit haben wir leider geschlossen.', ['Derzeit haben wir geschlossen.'], false],
    ['a missing full stop', 'Derzeit haben wir leider geschlossen.', ['Derzeit haben wir leider geschlossen'], false],
    ['nothing put in', 'Geöffnet bis {time}', ['Geöffnet bis '], false],
    ['something put in', 'Geöffnet bis {time}', ['Geöffnet bis 18:00'], true],
    ['a no-break space', 'Ja, {time} Uhr ist in Ordnung', ['Ja, 18:00\u00a0Uhr ist in Ordnung'], true],
  ])('%s is noticed', (_what, says, texts, found) => {
    expect(isSaid({ section: '', says, in: '' }, texts)).toBe(found)
  })
})

describe('Every sentence people see', () => {
  const everything = [...said].flatMap(([file, texts]) => texts.map(text => [file, text] as const))

  it('is made without a hole', () => {
    expect(everything.filter(([, text]) => /undefined|NaN|\[object/.test(text))).toEqual([])
  })

  it('is set with German quotation marks, a real ellipsis and real dashes', () => {
    // Markdown is written with hyphens; the sentence that explains it shows them.
    const sentences = everything.filter(([, text]) => !text.startsWith('Text mit Markdown:'))
    expect(sentences.filter(([, text]) => /"|\.\.\.| - |(^|\s)'|--/.test(text))).toEqual([])
  })
})

function isSaid({ says, within }: Sentence, texts: readonly string[]): boolean {
  const pattern = says
    .split(/\{[^}]+\}/)
    .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+')
  const wanted = new RegExp(within ? pattern : `^${pattern}$`, 'u')
  return texts.some(text => wanted.test(text.replaceAll('\u00a0', ' ')))
}

/** All texts of a module; a sentence with something put in is made with one, with several and with words. */
function flat(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return made(value as (...values: unknown[]) => unknown)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(flat)
}

function made(sentence: (...values: unknown[]) => unknown): string[] {
  return [
    [1, 1, 1, 1],
    [2, 2, 2, 2],
    ['eins', 'zwei', 'drei', 'vier'],
  ].flatMap(values => {
    try {
      const text = sentence(...values)
      return typeof text === 'string' ? [text] : []
    } catch {
      return []
    }
  })
}
