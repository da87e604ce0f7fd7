import { expect, it } from 'vitest'
import { checkLaw } from '../../../schema/time/law/checkLaw.ts'
import type { Circumstances } from '../../../schema/time/law/circumstances.ts'
import type { Finding } from '../../../schema/time/law/finding.ts'
import type { Work } from '../../../schema/time/law/work.ts'

/** What it is about, who, what they work, and everything the law has to say about it. */
type Case = readonly [title: string, who: Circumstances, works: readonly Work[], said: readonly string[]]

/** One test for each case: what is said and nothing else, in sentences that name figures. */
export const checkCases = (cases: readonly Case[]): void =>
  it.each(cases)('%s', (_title, who, works, said) => {
    const found = checkLaw(works, who)
    expect(found.map(inShort)).toEqual(said)
    for (const { text } of found) expect(text).toMatch(/^[A-ZÄÖÜ].*\d.*\.$/)
  })

/** 'warning AZG § 11 Abs. 1: 0/30' */
export const inShort = ({ kind, paragraph, is, limit, until }: Finding): string =>
  [
    kind,
    paragraph,
    is === undefined ? '' : `${is}${limit === undefined ? '' : `/${limit}`}`,
    until ? `until ${until}` : '',
  ]
    .filter(part => part !== '')
    .join(' ')
