import type { Branch } from '../../../schema/business/branch.ts'
import { matchesSearch } from '../../../schema/business/branchSearch.ts'
import type { Division } from '../../../schema/business/division.ts'
import { branchState } from '../../../schema/business/modes.ts'
import type { Tag } from '../../../schema/catalogue/tag.ts'

export interface BranchFilter {
  readonly term: string
  /** Id of the chosen tag. */
  readonly tag: number | null
}

interface BranchSection {
  readonly division: Division | null
  readonly branches: readonly Branch[]
}

/** Branches that fit both the term and the tag. */
export function filterBranches(branches: readonly Branch[], tags: readonly Tag[], filter: BranchFilter): Branch[] {
  const names = new Map(tags.map(tag => [tag.id, tag.name]))
  return branches.filter(
    branch =>
      (filter.tag === null || branch.tags.includes(filter.tag)) &&
      matchesSearch(
        branch,
        branch.tags.flatMap(id => names.get(id) ?? []),
        filter.term,
      ),
  )
}

/** Open branches first, then those that are closed, inactive ones last; else in the order they came. `now` in epoch ms. */
export function bestFirst(branches: readonly Branch[], now: number): Branch[] {
  const rank = (branch: Branch) => (!branch.isPublic ? 2 : branchState(branch, now).state === 'closed' ? 1 : 0)
  return [0, 1, 2].flatMap(wanted => branches.filter(branch => rank(branch) === wanted))
}

/** Public branches where one can order at `now` (epoch ms). */
export const openBranches = (branches: readonly Branch[], now: number): Branch[] =>
  branches.filter(branch => branch.isPublic && branchState(branch, now).state !== 'closed')

/** Only tags some branch carries: a filter that finds nothing is none. */
export function tagsInUse(branches: readonly Branch[], tags: readonly Tag[]): Tag[] {
  const used = new Set(branches.flatMap(branch => branch.tags))
  return tags.filter(tag => used.has(tag.id))
}

/** Branches under their divisions, each once; those of no division last. One division needs no heading. */
export function sectionsOf(branches: readonly Branch[], divisions: readonly Division[]): BranchSection[] {
  if (divisions.length < 2) return [{ division: null, branches }]
  const left = new Map(branches.map(branch => [branch.id, branch]))
  const sections: BranchSection[] = divisions.map(division => ({
    division,
    branches: division.branches.flatMap(id => {
      const branch = left.get(id)
      left.delete(id)
      return branch ?? []
    }),
  }))
  return [...sections, { division: null, branches: [...left.values()] }].filter(section => section.branches.length > 0)
}
