/** The parts of an address of the office: '#/sites/7?feld=name' is 'sites' and '7'. */
export const partsOf = (hash: string): readonly string[] => (/^#\/([^?]*)/.exec(hash)?.[1] ?? '').split('/')

/** What the screen at an address ('#/sites?q=…') is of; '' at the first one. */
export const typeAt = (hash: string): string => partsOf(hash)[0] ?? ''

/** Of what there is a list at an address, not searched and in no order of its own; null elsewhere. */
export const listAt = (hash: string): string | null => /^#\/([\w-]+)$/.exec(hash)?.[1] ?? null

/** Whether the screen at an address shows what the server says: it begins without what the device has. */
export const isOfServer = (hash: string): boolean => typeAt(hash) === 'orders'
