/** '7,50' of whole minutes. */
export const decimalHours = (minutes: number): string => (minutes / 60).toFixed(2).replace('.', ',')

/** '23.11.2026' of a date YYYY-MM-DD. */
export const germanDate = (date: string): string => `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
