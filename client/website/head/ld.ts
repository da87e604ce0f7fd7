/** A thing of schema.org. */
export type Ld = Readonly<Record<string, unknown>>

/** Without what says nothing: absent, empty text, empty lists. */
export function present(thing: Ld): Ld {
  return Object.fromEntries(
    Object.entries(thing).filter(
      ([, value]) =>
        value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )
}

/** Cents as schema.org writes prices: '4.90'. */
export const decimal = (cents: number): string => (cents / 100).toFixed(2)

/**
 * A block of data for search engines. It is no script and the security policy lets it stand; no text in it can end the
 * block or begin a comment, and the two line ends that older readers of JSON stumble over are written out.
 */
export function ldScript(things: readonly Ld[]): string {
  if (things.length === 0) return ''
  const graph = things.length === 1 ? things[0] : { '@graph': things }
  const json = JSON.stringify({ '@context': 'https://schema.org', ...graph })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `<script type="application/ld+json">${json}</script>`
}
