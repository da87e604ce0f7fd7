import { jsonOf, ProtocolFault } from './names.ts'

type Given = Readonly<Record<string, unknown>>

/** What a request asks for: its query string and, where it is a POST, its body, which counts for more. */
export function parametersOf(query: Readonly<Record<string, string>>, body: Given) {
  const given: Given = { ...query, ...body }
  const bad = (name: string): never => {
    throw new ProtocolFault(400, 'query_parse_error', `Invalid value for \`${name}\`: ${JSON.stringify(given[name])}`)
  }
  return {
    /** A whole number from 0; null where it is not given. */
    count(name: string): number | null {
      const value = given[name]
      if (value === undefined) return null
      return /^\d{1,15}$/.test(String(value)) ? Number(value) : bad(name)
    },
    flag(name: string, otherwise = false): boolean {
      const value = given[name]
      if (value === undefined) return otherwise
      if (value === true || value === 'true') return true
      return value === false || value === 'false' ? false : bad(name)
    },
    /** A key under the first of these names that is given: JSON in the query string, itself in a body. */
    key(...names: readonly string[]): unknown {
      const name = names.find(each => given[each] !== undefined)
      if (name === undefined) return undefined
      return name in body ? body[name] : jsonOf(String(query[name]))
    },
  }
}
