import type { Switch } from './switch.ts'

/** What of a branch's switches is still to end after `now` (epoch ms): the rest never matters again. */
export function presentSwitches(switches: readonly Switch[], branch: { readonly id: number }, now: number): Switch[] {
  return switches.filter(each => each.branch === branch.id && Date.parse(each.endsAt) > now)
}
