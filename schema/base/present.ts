/** The value, where its absence is a mistake of the program. Throws an error that names what is missing. */
export function present<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${name} here.`)
  return value
}
