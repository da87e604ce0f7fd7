/** What the page of a person shows, one at a time. */
export const personTabs = ['data', 'rights', 'sessions', 'history'] as const
export type PersonTab = (typeof personTabs)[number]

export const isPersonTab = (value: unknown): value is PersonTab => personTabs.some(tab => tab === value)
