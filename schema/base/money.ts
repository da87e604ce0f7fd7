/** Cents (a million): no price and no order is more. */
export const MOST_MONEY = 100_000_000

/** Cents as the guest reads them: '12,90 €'. */
export function formatMoney(cents: number, currency: string): string {
  return formatFor(currency).format(cents / 100)
}

const formats = new Map<string, Intl.NumberFormat>()

function formatFor(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat('de-DE', { style: 'currency', currency })
  formats.set(currency, format)
  return format
}
