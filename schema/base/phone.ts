/** What may stand in the field while a number is typed: digits, plus and spaces. */
export const typePhone = (input: string): string => input.replace(/[^\d+ ]/g, '')

/** The number as it is kept: digits after at most one leading plus; a leading 00 is a plus. */
export function normalisePhone(input: string): string {
  const kept = input.replace(/[^\d+]/g, '')
  const digits = kept.replaceAll('+', '')
  if (kept.startsWith('+')) return `+${digits}`
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits
}

/** Whether a number is international: a plus, the country, at most the 15 digits of E.164. */
export const isPhone = (value: string): boolean => /^\+[1-9]\d{4,14}$/.test(value)
