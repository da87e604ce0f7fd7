import type { Row } from '../../../data/office/office.ts'

/** A page where its path puts it. */
export interface SiteNode {
  readonly row: Row
  readonly path: string
  readonly children: readonly SiteNode[]
}

const german = new Intl.Collator('de', { numeric: true })

/** Pages as a tree by their paths: below 'verein' stands 'verein/vorstand', and what has no page above it at the top. */
export function siteTree(rows: readonly Row[]): readonly SiteNode[] {
  const paths = new Map(rows.map(row => [pathIn(row), row]))
  const below = new Map<string | null, Row[]>()
  for (const row of rows) {
    const parent = parentOf(pathIn(row), paths)
    const siblings = below.get(parent) ?? []
    siblings.push(row)
    below.set(parent, siblings)
  }
  const nodesOf = (parent: string | null): SiteNode[] =>
    (below.get(parent) ?? [])
      .toSorted((one, other) => german.compare(pathIn(one), pathIn(other)) || one.id - other.id)
      .map(row => ({ row, path: pathIn(row), children: paths.get(pathIn(row)) === row ? nodesOf(pathIn(row)) : [] }))
  return nodesOf(null)
}

/** The path of the next page above; null at the top. */
function parentOf(path: string, paths: ReadonlyMap<string, Row>): string | null {
  const above = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  if (above === '') return null
  return paths.has(above) ? above : parentOf(above, paths)
}

/** A line of the tree as it is drawn: how deep, and whether something stands below it. */
interface SiteLine {
  readonly node: SiteNode
  readonly level: number
}

/** The lines in sight: nothing of what stands below a closed one. */
export const siteLines = (nodes: readonly SiteNode[], isOpen: (row: Row) => boolean, level = 1): readonly SiteLine[] =>
  nodes.flatMap(node => [{ node, level }, ...(isOpen(node.row) ? siteLines(node.children, isOpen, level + 1) : [])])

export const pathIn = ({ body }: Row): string => String(body['path'] ?? '')

/** Whether all words occur in the page's name or path. */
export function isFound(row: Row, search: string): boolean {
  const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean)
  const text = `${String(row.body['name'])} ${pathIn(row)}`.toLocaleLowerCase('de')
  return words.every(word => text.includes(word))
}
