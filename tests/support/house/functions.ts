import { lineAt, type Node, parseSource, visit } from './program.ts'

const longest = 80
/** Markup is wordier than what is decided. */
const longestWithMarkup = 100

/** Functions of more lines than can be read at once. */
export function longFunctions(path: string, text: string): string[] {
  const complaints: string[] = []
  visit(parseSource(path, text), node => {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return
    const lines = text.slice(node.start, node.end).split('\n').length
    if (lines <= longest) return
    const most = hasMarkup(node) ? longestWithMarkup : longest
    if (lines > most)
      complaints.push(`a function of ${lines} lines at line ${lineAt(text, node.start)}, at most ${most}`)
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
