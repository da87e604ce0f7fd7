/** '4,90' of 490 cents, without currency and grouping: what stands in a field. */
export function centsText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}

/**
 * Cents of an amount as people in Austria and Germany type it: '4,90', '4,9', '4', '4.90', '1.234,50', '4,90 €'.
 * Undefined where it is no amount; half cents are none.
 */
export function centsOf(text: string): number | undefined {
  const match = /^(-?)(\d*)(?:\.(\d{1,2}))?$/.exec(pointed(text.replace(/(€|EUR|CHF)\s*$/i, '')))
  if (!match || (!match[2] && !match[3])) return undefined
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] && cents ? -cents : cents
}

/** '1,5' of 1.5, every digit kept. */
export function numberText(value: number): string {
  return String(value).replace('.', ',')
}

/** The number of '1,5', '1.234,5' or '48.20849'; undefined where it is none. */
export function numberOf(text: string): number | undefined {
  const plain = pointed(text)
  return /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined
}

/** With a decimal point and without grouping: three digits behind a lonely point are a thousand, as on paper here. */
function pointed(text: string): string {
  const compact = text.replaceAll(/[\s\u00a0\u202f]/g, '')
  if (/^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(compact)) return compact.replaceAll('.', '').replace(',', '.')
  return compact.includes('.') ? compact : compact.replace(',', '.')
}

/** 462 → '7:42', -90 → '-1:30'; minutes. */
export function hoursText(minutes: number): string {
  const count = Math.abs(minutes)
  return `${minutes < 0 ? '-' : ''}${Math.floor(count / 60)}:${String(count % 60).padStart(2, '0')}`
}

/** Minutes of '7:42', '7,7', '8' or '-1:30'; undefined where it is no time. */
export function minutesOfHours(text: string): number | undefined {
  const plain = text.trim().replace('−', '-')
  const [, sign, hours, minutes] = /^(-?)(\d{1,4}):([0-5]\d)$/.exec(plain) ?? []
  if (hours !== undefined) return (sign ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  const number = numberOf(plain)
  return number === undefined ? undefined : Math.round(number * 60)
}
