import type { Body } from '../../../../schema/base/entity.ts'

/** What a branch has of its own and no other one can have as well. */
const own: Body = { street: '', latitude: null, longitude: null, shiftLeadPhone: null, internalNote: '' }

/** A new branch with the hours, areas, ways to pay and everything else of another one. */
export function branchLike(
  branch: Body,
  { name, identifier, isHidden }: { readonly name: string; readonly identifier: string; readonly isHidden: boolean },
): Body {
  return { ...withoutId(branch), ...own, name, identifier, ...(isHidden && { isPublic: false }) }
}

/**
 * A table of that one for the new one. Where its address begins with the branch's own, the new one's begins with that of the
 * new branch; `taken` are the addresses of all tables there are; this one's is added.
 */
export function tableLike(
  table: Body,
  { from, to, branch }: { readonly from: string; readonly to: string; readonly branch: number },
  taken: Set<string>,
): Body {
  const former = String(table['identifier'])
  const rest = former.startsWith(`${from}-`) ? former.slice(from.length + 1) : former
  const wanted = `${to}-${rest}`.slice(0, 72).replace(/-+$/, '')
  let identifier = wanted
  for (let count = 2; taken.has(identifier); count++) identifier = `${wanted}-${count}`
  taken.add(identifier)
  return { ...withoutId(table), branch, identifier }
}

export const stationLike = (station: Body, branch: number): Body => ({ ...withoutId(station), branch })

/** A printer is switched off until there is one: what it would print waits for nobody. `stations` are the new ones by the former. */
export function printerLike(printer: Body, branch: number, stations: ReadonlyMap<number, number>): Body {
  const former = Array.isArray(printer['stations']) ? printer['stations'] : []
  return {
    ...withoutId(printer),
    branch,
    stations: former.flatMap(id => stations.get(Number(id)) ?? []),
    fallback: null,
    isEnabled: false,
    keyVersion: 1,
  }
}

function withoutId({ id: _id, ...body }: Body): Body {
  return body
}
