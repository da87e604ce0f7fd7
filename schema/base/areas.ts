import { everyStaff, type Role } from './access.ts'

/** Areas of the office, in the order in which they stand there. */
export const areas = ['today', 'orders', 'catalogue', 'branches', 'content', 'team', 'statistics', 'settings'] as const
export type Area = (typeof areas)[number]

/** All of an area, or only these of its tabs. */
type Opening = 'all' | readonly string[]

/**
 * What of the office is there for a role. It narrows what access allows and never widens it: a cook may read the hours of
 * every branch and does not need the page they are kept on.
 */
const openings: Readonly<Record<Area, Readonly<Partial<Record<Role, Opening>>>>> = {
  today: everyStaff,
  orders: { ROLE_ADMIN: 'all', ROLE_MANAGER: 'all', ROLE_EMPLOYEE: 'all', ROLE_ACCOUNTING: 'all' },
  catalogue: { ROLE_ADMIN: 'all', ROLE_MANAGER: 'all', ROLE_EMPLOYEE: 'all', ROLE_EDITOR: 'all' },
  branches: { ROLE_ADMIN: 'all', ROLE_MANAGER: 'all', ROLE_EMPLOYEE: ['Schalter', 'Geräte & Drucker'] },
  content: { ROLE_ADMIN: 'all', ROLE_MANAGER: ['Bilder'], ROLE_EDITOR: 'all' },
  team: {
    ROLE_ADMIN: 'all',
    ROLE_MANAGER: 'all',
    ROLE_ACCOUNTING: 'all',
    ROLE_EMPLOYEE: ['Meine Zeit'],
    ROLE_EDITOR: ['Meine Zeit'],
  },
  statistics: { ROLE_ADMIN: 'all', ROLE_MANAGER: 'all', ROLE_EDITOR: 'all', ROLE_ACCOUNTING: 'all' },
  settings: { ROLE_ADMIN: 'all', ROLE_MANAGER: ['Nachrichten', 'Datenprüfung', 'Protokoll & Datenschutz'] },
}

/** Whether a tab of an area is there for somebody with these roles; two roles have both. */
export function opensTab(roles: readonly Role[], area: Area, tab: string): boolean {
  return roles.some(role => {
    const opening = openings[area][role]
    return opening === 'all' || (opening?.includes(tab) ?? false)
  })
}
