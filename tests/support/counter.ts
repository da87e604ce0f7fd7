import { randomUUID } from 'node:crypto'
import type { Branch } from '../../schema/business/branch.ts'
import { allHoursBusiness, allHoursOrder } from './allHours.ts'
import type { Shop } from './shop.ts'

/** A business that never closes, its first branch as given; anna works at branch 1 and otto at branch 2. */
export function documentsWith(branch: Partial<Branch>) {
  const staff = [
    ['anna', 1],
    ['otto', 2],
  ] as const
  return [
    ...allHoursBusiness().map(each =>
      each.type === 'branches' && each.id === 1 ? { ...each, body: { ...each.body, ...branch } } : each,
    ),
    ...staff.map(([username, at], index) => ({
      type: 'users',
      id: index + 10,
      body: {
        username,
        firstName: '',
        lastName: 'Muster',
        phone: '',
        roles: ['ROLE_EMPLOYEE'],
        branches: [at],
        isEnabled: true,
      },
    })),
  ]
}

/** Number 0 orders at branch 1, number 1 at branch 2. */
export const orderOf = (given: object, number = 0) => ({ ...allHoursOrder(randomUUID(), number), ...given })
export const quoteOf = (given: object) => {
  const { branch, items } = orderOf(given)
  return { branch, items, ...given }
}
export const many = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
export const codeAndField = ({ code, field }: { code: string; field?: string }) => [code, field]

/** A call and its answer. */
export async function askOf(shop: Shop, path: string, init?: RequestInit) {
  const response = await shop.request(path, init)
  return { status: response.status, headers: response.headers, body: await response.json() }
}
