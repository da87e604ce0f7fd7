import { type Country, countries } from './countries.ts'

/** What may stand in the field while a number is typed: digits, plus and spaces. */
export const typePhone = (input: string): string => withoutBracketedZero(input).replace(/[^\d+ ]/g, '')

/**
 * The number as it is kept, E.164: a leading 00 is a plus, a national number takes the code of `country`, and the zero that is only
 * dialled within a country goes ('+43 (0) 664'). What is no number of that country stays as typed, digits and at most one plus.
 */
export function normalisePhone(input: string, country: string | null | undefined): string {
  const kept = withoutBracketedZero(input).replace(/[^\d+]/g, '')
  const digits = kept.replaceAll('+', '')
  if (digits.startsWith('00')) return international(digits)
  if (kept.startsWith('+') && !digits.startsWith('0')) return international(digits)
  return national(digits, country) ?? digits
}

/** Whether a number is international: a plus, the country, at most the 15 digits of E.164; of our countries, as long as theirs are. */
export function isPhone(value: string): boolean {
  if (!/^\+[1-9]\d{4,14}$/.test(value)) return false
  const country = countryOfPhone(value)
  if (!country) return true
  const { code, digits } = dialling[country]
  const rest = value.slice(code.length + 1)
  return !rest.startsWith('0') && rest.length >= digits[0] && rest.length <= digits[1]
}

/** Which of our countries an international number is of. */
export const countryOfPhone = (value: string): Country | undefined =>
  countries.find(country => value.startsWith(`+${dialling[country].code}`))

/** Code of the country and the fewest and most digits behind it. A zero before them is dialled within it, not in Liechtenstein. */
export const dialling = {
  AT: { code: '43', zero: '0', digits: [4, 13] },
  CH: { code: '41', zero: '0', digits: [9, 9] },
  DE: { code: '49', zero: '0', digits: [5, 13] },
  LI: { code: '423', zero: '', digits: [7, 9] },
} as const satisfies Record<Country, { code: string; zero: string; digits: readonly [number, number] }>

/** Nobody's international number of ours goes on with a zero; elsewhere some do (Rome is +39 06). */
const international = (digits: string): string => `+${digits.replace(/^0+/, '').replace(/^(43|41|49|423)0+/, '$1')}`

function national(digits: string, name: string | null | undefined): string | null {
  const country = countries.find(each => each === name)
  if (!country || !digits.startsWith(dialling[country].zero)) return null
  const { code, zero } = dialling[country]
  const number = `+${code}${digits.slice(zero.length)}`
  return isPhone(number) ? number : null
}

/** '+43 (0) 664' dials the zero only within the country; '(0) 664' begins with it. */
const withoutBracketedZero = (input: string): string =>
  /^[^\d+]*(\+|00)/.test(input) ? input.replace(/\(\s*0\s*\)/g, '') : input
