/** The address of a link that calls a number as somebody wrote it: digits and a plus, without a zero in brackets behind a country. */
export const telephoneLink = (written: string): string => `tel:${written.replace(/(?<=\+.*)\(0\)|[^\d+]/g, '')}`
