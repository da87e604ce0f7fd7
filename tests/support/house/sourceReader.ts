import { posix } from 'node:path'
import { parseSync } from 'vite'

export type Import = {
  /** As it is written. */
  specifier: string
  /** Path from the project's root for one of our files, the package's name for a package. */
  target: string
  ours: boolean
  typeOnly: boolean
}

export type Reading = {
  imports: Import[]
  /** Browser effects reached by their global names: `navigator`, `window.addEventListener` … */
  effects: string[]
  /** Nothing but `export … from`. */
  onlyReExports: boolean
}

type Node = { type: string } & Record<string, unknown>

const globals = new Set(['navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'matchMedia', 'addEventListener'])
const globalObjects = new Set(['window', 'globalThis', 'self', 'document'])

/** Reads what a source imports (statically, lazily, as a type, by re-export) and which browser effects it touches. */
export function readSource(path: string, text: string): Reading {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const imports: Import[] = []
  const effects = new Set<string>()
  visit(program as unknown as Node, undefined, (node, parent) => {
    const found = importIn(node)
    if (found) imports.push(resolved(path, found.specifier, found.typeOnly))
    const effect = effectIn(node, parent)
    if (effect) effects.add(effect)
  })
  const { body } = program
  const onlyReExports =
    body.length > 0 &&
    body.every(({ type, ...rest }) => /^Export(Named|All)/.test(type) && 'source' in rest && rest.source)
  return { imports, effects: [...effects], onlyReExports }
}

function visit(node: Node, parent: Node | undefined, look: (node: Node, parent: Node | undefined) => void): void {
  look(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node, look)
  }
}

function importIn(node: Node): { specifier: string; typeOnly: boolean } | undefined {
  if (
    !/^(ImportDeclaration|ImportExpression|ExportAllDeclaration|ExportNamedDeclaration|TSImportType)$/.test(node.type)
  )
    return undefined
  const source = isNode(node.source) ? node.source : isNode(node.argument) ? node.argument : undefined
  // A computed import cannot be checked, so it counts as one of a name no rule allows.
  if (!source) return node.type === 'ImportExpression' ? { specifier: '(computed)', typeOnly: false } : undefined
  const specifier = typeof source.value === 'string' ? source.value : '(computed)'
  const kind = node.importKind ?? node.exportKind
  return { specifier, typeOnly: kind === 'type' || node.type === 'TSImportType' || allNamesAreTypes(node) }
}

function allNamesAreTypes({ specifiers }: Node): boolean {
  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every(name => name.importKind === 'type' || name.exportKind === 'type')
  )
}

function effectIn(node: Node, parent: Node | undefined): string | undefined {
  if (node.type === 'MemberExpression' && !node.computed && isNode(node.object) && isNode(node.property)) {
    const [object, property] = [String(node.object.name), String(node.property.name)]
    return globalObjects.has(object) && globals.has(property) ? `${object}.${property}` : undefined
  }
  if (node.type !== 'Identifier' || !globals.has(String(node.name))) return undefined
  const named =
    parent?.type === 'MemberExpression'
      ? parent.property
      : /Property|Method|Signature/.test(parent?.type ?? '')
        ? parent?.key
        : undefined
  const isName = named === node && !parent?.computed && !parent?.shorthand
  return isName || parent?.type === 'JSXAttribute' ? undefined : String(node.name)
}

function resolved(path: string, specifier: string, typeOnly: boolean): Import {
  const ours = /^[./]/.test(specifier)
  const bare = specifier.replace(/\?.*$/, '')
  const target = ours ? posix.join(posix.dirname(path), bare) : packageOf(bare)
  return { specifier, target, ours, typeOnly }
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}
