import { expect, test } from 'vitest'
import { dateSpan } from '../../../schema/time/dateSpan.ts'

test.each([
  ['2026-08-03', '2026-08-03', '3. Aug. 2026'],
  ['2026-08-03', '2026-08-07', '3.–7. Aug. 2026'],
  ['2026-08-28', '2026-09-03', '28. Aug.–3. Sep. 2026'],
  ['2026-12-28', '2027-01-03', '28. Dez. 2026–3. Jan. 2027'],
])('%s to %s is said as „%s“', (from, to, said) => {
  expect(dateSpan(from, to)).toBe(said)
})
