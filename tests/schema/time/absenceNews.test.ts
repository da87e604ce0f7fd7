import { expect, test } from 'vitest'
import { absenceNews } from '../../../schema/time/absenceNews.ts'

const days = { from: '2026-07-06', to: '2026-07-17' }
const asked = { id: 7, ...days, state: 'requested' } as const
const approved = { ...asked, state: 'approved' } as const
const wanted = { ...approved, isWithdrawalAsked: true } as const
const refused = { ...asked, state: 'refused' } as const
const told = (before: readonly Parameters<typeof absenceNews>[1][number][], after: typeof before) =>
  absenceNews(absenceNews([], before).waiting, after).decided.map(({ what }) => what)

test.each([
  ['a request that is approved', [asked], [approved], ['absenceApproved']],
  ['a request that is refused', [asked], [refused], ['absenceRefused']],
  ['a withdrawal that is granted', [wanted], [], ['withdrawalDone']],
  ['a withdrawal that is not', [wanted], [approved], ['withdrawalRefused']],
  ['an approved one that is refused while its withdrawal is asked', [wanted], [refused], ['withdrawalDone']],
  ['a request its person took back', [asked], [], []],
  ['what still waits', [asked], [asked], []],
  ['what was never asked for', [], [approved], []],
  ['one approved before', [approved], [approved], []],
  ['an approved one somebody removes', [approved], [], []],
])('of absences somebody hears once: %s', (_, before, after, expected) => {
  expect(told(before, after)).toEqual(expected)
})
