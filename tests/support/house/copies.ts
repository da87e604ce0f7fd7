/** Lines that have to be the same for a place to count as a copy. */
const shortest = 6

interface Line {
  readonly text: string
  readonly number: number
}

/** Places of six lines and more that stand twice: `a.ts:10 and b.ts:40`. Imports, comments and lone brackets do not count. */
export function copiesIn(files: readonly { readonly path: string; readonly text: string }[]): string[] {
  const places = new Map<string, string>()
  const copies: string[] = []
  for (const { path, text } of files) {
    const lines = tellingLines(text)
    let told = -shortest
    for (let at = 0; at + shortest <= lines.length; at++) {
      const window = lines.slice(at, at + shortest)
      const key = window.map(line => line.text).join('\n')
      const place = `${path}:${window[0]?.number}`
      const former = places.get(key)
      if (former === undefined) places.set(key, place)
      else if (at - told >= shortest) {
        copies.push(`${former} and ${place}`)
        told = at
      }
    }
  }
  return copies
}

function tellingLines(text: string): Line[] {
  const withoutImports = text.replace(/^(import|export) [^;]*?from '.*'$/gm, match =>
    '\n'.repeat(match.split('\n').length - 1),
  )
  return withoutImports
    .split('\n')
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter(({ text: line }) => /\w/.test(line) && !/^(\/\/|\/?\*|import )/.test(line))
}
