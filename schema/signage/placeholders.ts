/** What stands for the names in braces of texts. */
export type Values = Readonly<Partial<Record<string, string>>>

const braces = /\{([^{}\n]{1,40})\}/g

/** The text with what its placeholders stand for. A line whose placeholders are all empty is left out: no 'Allergene:' alone. */
export function fill(text: string, values: Values): string {
  return text
    .split('\n')
    .filter(line => {
      const named = namesIn(line)
      return named.length === 0 || named.some(name => values[name] !== '')
    })
    .map(line => line.replaceAll(braces, (whole, name: string) => values[name.trim()] ?? whole))
    .join('\n')
}

/** Names in braces that nothing stands for. */
export const unknownIn = (text: string, values: Values): string[] =>
  namesIn(text).filter(name => values[name] === undefined)

const namesIn = (text: string): string[] => [...text.matchAll(braces)].map(([, name = '']) => name.trim())
