import { lineAt, type Node, parseSource, visit } from './program.ts'

const longest = 80
/** Markup is wordier than what is decided. */
const longestWithMarkup = 100

/** Functions of more lines than can be read at once. */
export function longFunctions(path: string, text: string): string[] {
  const complaints: string[] = []
  visit(parseSource(path, text), node => {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return
    const [from, to] = [lineAt(text, node.start), lineAt(text, node.end)]
    const most = hasMarkup(node) ? longestWithMarkup : longest
    if (to - from + 1 > most) complaints.push(`a function of ${to - from + 1} lines at line ${from}, at most ${most}`)
  })
  return complaints
}

function hasMarkup(node: Node): boolean {
  let found = false
  visit(node, ({ type }) => {
    found ||= type === 'JSXElement' || type === 'JSXFragment'
  })
  return found
}
