import { lineAt, type Node, parseSource, visit } from './program.ts'

/** Lines in which a type is claimed and not proved: `x as T`, `<T>x`, `x!`. `as const` claims nothing. */
export function castsIn(path: string, text: string): number[] {
  const lines: number[] = []
  visit(parseSource(path, text), node => {
    if (isCast(node)) lines.push(lineAt(text, node.end))
  })
  return lines
}

function isCast({ type, typeAnnotation }: Node): boolean {
  if (type === 'TSTypeAssertion' || type === 'TSNonNullExpression') return true
  return type === 'TSAsExpression' && !isConst(typeAnnotation as Node)
}

const isConst = ({ type, typeName }: Node): boolean =>
  type === 'TSTypeReference' && (typeName as { name?: string }).name === 'const'
