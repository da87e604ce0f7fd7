/** The postcode in what somebody typed ('A-1190 Wien'): four digits, five in Germany; null where there is none. */
export const postcodeIn = (typed: string | null | undefined): string | null =>
  /(?<!\d)\d{4,5}(?!\d)/.exec(typed ?? '')?.[0] ?? null

/** Whether an entry of an area is a postcode or a range of them, both ends included: '1190', '1010-1090'. */
export function isPostcodeEntry(entry: string): boolean {
  const [, from = '', to = from] = /^(\d{4,5})(?:-(\d{4,5}))?$/.exec(entry) ?? []
  return from !== '' && from.length === to.length && from <= to
}

/** Whether one of the entries is the postcode or has it in its range. */
export const coversPostcode = (entries: readonly string[], postcode: string): boolean =>
  entries.some(entry => {
    const [from = '', to = from] = entry.split('-')
    return postcode.length === from.length && from <= postcode && postcode <= to
  })
