import type { Role } from '../../schema/base/access.ts'
import type { User } from '../../schema/business/user.ts'
import type { Draft } from './authoring.ts'
import { branchIds } from './branch.ts'

type DemoUser = Draft<User> & { readonly id: number }

const all = Object.values(branchIds)

/**
 * Staff of every role. Number 1 is the administrator whom the server makes itself, so these begin at 2. They have no
 * password here: the server draws one for each.
 */
export const demoUsers: readonly DemoUser[] = [
  person('t.krumbach', 'Theresa', 'Krumbach', ['ROLE_ADMIN'], all),
  person('j.wieser', 'Johannes', 'Wieser', ['ROLE_MANAGER'], [branchIds.stammhaus, branchIds.fest]),
  person(
    'm.kofler',
    'Magdalena',
    'Kofler',
    ['ROLE_MANAGER'],
    [branchIds.innsbruck, branchIds.dornbirn, branchIds.vaduz],
  ),
  person('a.yilmaz', 'Aylin', 'Yılmaz', ['ROLE_MANAGER', 'ROLE_EDITOR'], [branchIds.graz, branchIds.klagenfurt]),
  person('d.petrovic', 'Dragan', 'Petrović', ['ROLE_EMPLOYEE'], [branchIds.stammhaus]),
  person('s.gruber', 'Sophie', 'Gruber', ['ROLE_EMPLOYEE'], [branchIds.stammhaus, branchIds.fest]),
  person('l.ebner', 'Lukas', 'Ebner', ['ROLE_EMPLOYEE'], [branchIds.salzburg]),
  person('k.nagy', 'Katalin', 'Nagy', ['ROLE_EMPLOYEE'], [branchIds.linz]),
  person('f.moser', 'Florian', 'Moser', ['ROLE_EMPLOYEE', 'ROLE_EDITOR'], [branchIds.klubheim]),
  person('e.lang', 'Elisa', 'Lang', ['ROLE_EDITOR'], all),
  person('r.aigner', 'Renate', 'Aigner', ['ROLE_ACCOUNTING'], all),
  { ...person('p.former', 'Paul', 'Former', ['ROLE_EMPLOYEE'], [branchIds.graz]), isEnabled: false },
].map((draft, index) => ({ ...draft, id: index + 2 }))

/** Somebody of the demo by their name. Throws for anybody else. */
export function demoPerson(username: string): DemoUser {
  const found = demoUsers.find(user => user.username === username)
  if (!found) throw new Error(`Nobody is called ${username} in the demo.`)
  return found
}

function person(username: string, firstName: string, lastName: string, roles: Role[], branches: number[]): Draft<User> {
  return {
    username,
    firstName,
    lastName,
    email: `${username}@morgenkrume.example`,
    phone: '',
    roles,
    branches,
    isEnabled: true,
  }
}
