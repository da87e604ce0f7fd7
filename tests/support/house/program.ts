import { parseSync } from 'vite'

/** A node of the syntax tree (ESTree with types). */
export type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

/** Several rules read one source after the other. */
let last: { readonly path: string; readonly text: string; readonly tree: Node } | undefined

/** The syntax tree of a source; throws what is wrong with it where it has none. */
export function parseSource(path: string, text: string): Node {
  if (last?.path === path && last.text === text) return last.tree
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const tree = program as unknown as Node
  last = { path, text, tree }
  return tree
}

/** Looks at every node below and including `node`, parents first. */
export function visit(node: Node, look: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  look(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, look, node)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}

/** Number of the line, from 1, in which an offset lies. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
