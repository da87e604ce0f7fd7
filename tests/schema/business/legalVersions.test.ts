import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from '../../../schema/base/problems.ts'
import { textOfLines } from '../../../schema/base/richText/excerpt.ts'
import { config } from '../../../schema/business/config.ts'
import { hasLegalText, isLegalPage, type LegalText } from '../../../schema/business/legalPages.ts'
import { legalTurns, legalVersionAt, legalVersions, withoutFormer } from '../../../schema/business/legalVersions.ts'
import { configOf } from '../../support/business.ts'
import { required } from '../../support/entities.ts'

const version = (validFrom: string | null, words: string): LegalText => ({
  key: `k${validFrom ?? ''}`,
  page: 'imprint',
  validFrom,
  text: textOfLines([words]),
})
const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
const settings = (...legalTexts: LegalText[]) => configOf({ legalTexts, imprintText: '' })
const spring = version('2026-03-01', 'Frühling')
const autumn = version('2026-09-01', 'Herbst')

describe('Of the versions of a legal text', () => {
  it('the latest that has begun is valid, the next is coming, the others are former', () => {
    const all = settings(autumn, version(null, 'Immer'), spring)
    expect(legalVersions('imprint', all, at('2026-05-05'))).toEqual({
      present: { text: spring.text, since: '2026-03-01', until: '2026-08-31' },
      coming: [{ text: autumn.text, since: '2026-09-01', until: null }],
      former: [{ text: textOfLines(['Immer']), since: null, until: '2026-02-28' }],
    })
  })

  it('one begins with its day in the zone of the business, not a minute before', () => {
    const all = { ...settings(spring, autumn), timeZone: 'Europe/Vienna' }
    expect(legalVersionAt('imprint', all, Date.parse('2026-08-31T21:59:59Z'))?.since).toBe('2026-03-01')
    expect(legalVersionAt('imprint', all, Date.parse('2026-08-31T22:00:00Z'))?.since).toBe('2026-09-01')
    expect(legalTurns(all)).toContain(Date.parse('2026-08-31T22:00:00Z'))
  })

  it('a text in Markdown is the oldest and goes on being read, until one without a day takes its place', () => {
    const old = { ...settings(spring), imprintText: '# Impressum' }
    expect(legalVersionAt('imprint', old, at('2026-01-01'))).toEqual({
      text: '# Impressum',
      since: null,
      until: '2026-02-28',
    })
    const replaced = { ...old, legalTexts: [spring, version(null, 'Neu')] }
    expect(legalVersionAt('imprint', replaced, at('2026-01-01'))?.text).toEqual(textOfLines(['Neu']))
  })

  it('one that is only to come is there to be read already, and no page is without its text', () => {
    expect(legalVersionAt('imprint', settings(autumn), at('2026-01-01'))?.since).toBe('2026-09-01')
    expect(legalVersionAt('privacy', settings(autumn), at('2026-01-01'))).toBeNull()
    expect(hasLegalText('imprint', settings(autumn))).toBe(true)
    expect(hasLegalText('privacy', settings(autumn))).toBe(false)
    expect(isLegalPage('imprint')).toBe(true)
    expect(isLegalPage('toString')).toBe(false)
  })

  it('whatever pages leave out, they show the same text, now and later', () => {
    const days = fc.integer({ min: 1, max: 28 }).map(day => `2026-05-${String(day).padStart(2, '0')}`)
    const list = fc.uniqueArray(fc.option(days), { maxLength: 8 })
    fc.assert(
      fc.property(list, days, days, (validFroms, one, other) => {
        const [drawn, later] = [one, other].toSorted()
        const all = settings(...validFroms.map(each => version(each, String(each))))
        const less = withoutFormer(all, at(drawn ?? one), undefined)
        expect(legalVersionAt('imprint', less, at(later ?? other))?.text).toEqual(
          legalVersionAt('imprint', all, at(later ?? other))?.text,
        )
        expect(legalVersions('imprint', less, at(drawn ?? one)).former).toEqual([])
        expect(withoutFormer(all, at(one), 'imprint')).toBe(all)
      }),
    )
  })
})

describe('The settings', () => {
  const entered = (legalTexts: readonly unknown[]) =>
    parse(config.shape, { ...required['config'], ...config.blank, legalTexts }).ok

  it('take versions, but of one page no two for the same day, and no text that is on no list', () => {
    expect(entered([spring, autumn])).toBe(true)
    expect(entered([spring, { ...spring, page: 'privacy', key: 'other' }])).toBe(true)
    expect(entered([spring, { ...spring, key: 'other' }])).toBe(false)
    const script = { type: 'doc', content: [{ type: 'script' }] }
    expect(entered([{ ...spring, text: script }])).toBe(false)
  })
})
