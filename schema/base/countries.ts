/** Where the businesses and their guests are. */
export const countries = ['DE', 'LI', 'AT', 'CH'] as const
export type Country = (typeof countries)[number]

/** Country of an address that names none. */
export const DEFAULT_COUNTRY: Country = 'AT'
