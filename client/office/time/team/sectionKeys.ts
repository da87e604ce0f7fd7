/** Parts of the page of times, as they stand in its address. */
const sectionKeys = ['jetzt', 'freigaben', 'monat', 'jahr', 'projekte', 'export'] as const
export type SectionKey = (typeof sectionKeys)[number]

export const isSectionKey = (value: unknown): value is SectionKey => sectionKeys.some(key => key === value)
