import type { Body, Entity } from '../../../schema/base/entity.ts'

/** Branches somebody looks at; null for all of them. */
export type BranchScope = readonly number[] | null

/** '1,8' as it stands in the address and on the device. What is no list of numbers is all of them. */
export function scopeIn(text: unknown): BranchScope {
  const ids = String(text ?? '')
    .split(',')
    .filter(part => /^[1-9]\d{0,15}$/.test(part))
    .map(Number)
  return ids.length === 0 ? null : [...new Set(ids)].toSorted((one, other) => one - other)
}

/** The other way round; a number alone stays a number, so that the address has no quotes. */
export function scopeText(scope: BranchScope): string | number | undefined {
  const [first, ...rest] = scope ?? []
  if (first === undefined) return undefined
  return rest.length === 0 ? first : [first, ...rest].join(',')
}

/** The scope among the branches there are: all of them chosen, or none of these, is all. */
export function scopeAmong(scope: BranchScope, offered: readonly number[]): BranchScope {
  const chosen = offered.filter(id => scope?.includes(id))
  return chosen.length === 0 || chosen.length === offered.length ? null : chosen
}

/** One branch more or less; the last one that goes leaves all of them. */
export function toggled(scope: BranchScope, id: number): BranchScope {
  const chosen = scope?.includes(id) ? scope.filter(each => each !== id) : [...(scope ?? []), id]
  return scopeIn(chosen.join(','))
}

/** Whether something of these branches is looked at; what belongs to no branch always is. */
export const isInScope = (scope: BranchScope, branches: readonly number[]): boolean =>
  scope === null || branches.length === 0 || branches.some(id => scope.includes(id))

/** What a new document starts with where one branch is looked at: it belongs there. */
export function presetFor({ shape }: Pick<Entity, 'shape'>, scope: BranchScope): Body {
  const [only, ...others] = scope ?? []
  if (only === undefined || others.length > 0) return {}
  if ('branch' in shape.shape) return { branch: only }
  return 'branches' in shape.shape ? { branches: [only] } : {}
}

/** 'filter[branch]=1,8' for calls of the server, empty for all. */
export const branchFilter = (scope: BranchScope): string => (scope === null ? '' : `filter[branch]=${scope.join(',')}`)
