import { posix } from 'node:path'
import { type Node, parseSource, visit } from './program.ts'

/** What ties the files of a project together. */
export interface Linked {
  readonly path: string
  /** Every name it exports, `default` included. */
  readonly exports: readonly string[]
  /** Our files it imports, and which of their names; `*` stands for all of them. */
  readonly imports: readonly { readonly target: string; readonly names: readonly string[] }[]
  /** Packages it imports. */
  readonly packages: readonly string[]
}

/** Reads what a source exports and imports: statically, lazily, as a type, by re-export, or as the address of a file. */
export function linksOf(path: string, text: string): Linked {
  const exports: string[] = []
  const imports: { target: string; names: string[] }[] = []
  const packages: string[] = []
  const tie = (specifier: unknown, names: string[]) => {
    if (typeof specifier !== 'string') return
    const bare = specifier.replace(/\?.*$/, '')
    if (/^[./]/.test(bare)) imports.push({ target: posix.join(posix.dirname(path), bare), names })
    else packages.push(bare)
  }
  visit(parseSource(path, text), node => {
    const source = (node.source as { value?: unknown } | null | undefined)?.value
    if (node.type === 'ImportDeclaration') tie(source, namesOf(node, 'imported'))
    if (node.type === 'ImportExpression' || node.type === 'ExportAllDeclaration') tie(source, ['*'])
    if (node.type === 'TSImportType') tie(literal(node.source ?? node.argument), ['*'])
    if (node.type === 'ExportDefaultDeclaration') exports.push('default')
    if (node.type !== 'ExportNamedDeclaration') return
    if (source !== undefined) tie(source, namesOf(node, 'local'))
    exports.push(...namesOf(node, 'exported'), ...declared(node.declaration as Node | null))
  })
  return { path, exports, imports, packages }
}

/** The names in the braces of an import or an export; a namespace takes them all, without braces it is the default. */
function namesOf(node: Node, side: 'imported' | 'exported' | 'local'): string[] {
  const specifiers = (node.specifiers ?? []) as Node[]
  return specifiers.map(specifier => {
    if (specifier.type === 'ImportNamespaceSpecifier') return '*'
    if (specifier.type === 'ImportDefaultSpecifier') return 'default'
    const name = specifier[side] as { name?: string; value?: string }
    return name.name ?? name.value ?? ''
  })
}

function declared(declaration: Node | null): string[] {
  if (!declaration) return []
  const { id, declarations } = declaration as { id?: { name: string }; declarations?: { id: Node }[] }
  if (id) return [id.name]
  return (declarations ?? []).flatMap(({ id: pattern }) => boundBy(pattern))
}

function boundBy(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)]
  const names: string[] = []
  visit(pattern, (node, parent) => {
    if (node.type === 'Identifier' && !(parent?.type === 'Property' && parent.key === node && parent.value !== node))
      names.push(String(node.name))
  })
  return names
}

const literal = (node: unknown): unknown => {
  const { value, literal: inner } = (node ?? {}) as { value?: unknown; literal?: { value?: unknown } }
  return value ?? inner?.value
}
