import { fold } from '../base/fold.ts'
import { normalisePhone } from '../base/phone.ts'
import type { Customer } from './customer.ts'

/** By what orders are known to be a guest's: the number in E.164 and the address in small letters; null where there is none. */
interface GuestKeys {
  readonly phone: string | null
  readonly email: string | null
}

interface Reached {
  readonly phone?: string | null | undefined
  readonly email?: string | null | undefined
}

/** `country` is that of the branch, for numbers written as they are dialled there. */
export const guestKeys = ({ phone, email }: Reached, country: string | null): GuestKeys => ({
  phone: phone ? normalisePhone(phone, country) || null : null,
  email: email ? email.trim().toLowerCase() || null : null,
})

/** By what the orders of a customer are found that were placed for them or were said to be theirs. */
export const customerKey = (customer: number): string => `customer:${customer}`
/** By what the orders are found that an external person placed, and who did it in their history. */
export const personKey = (person: number): string => `external-users:${person}`

/** Whether both have a number or an address, and the same. */
export const isSameGuest = (one: GuestKeys, other: GuestKeys): boolean =>
  (one.phone !== null && one.phone === other.phone) || (one.email !== null && one.email === other.email)

type Known = Pick<Customer, 'id' | 'name' | 'firstName' | 'phone' | 'email' | 'sameAs'>

/**
 * Others that may be the same person: by number, by address, or by the whole name. Nobody who was said to be a double of
 * somebody already.
 */
export function doublesOf<Each extends Known>(of: Known, others: readonly Each[], country: string | null): Each[] {
  const keys = guestKeys(of, country)
  return others.filter(
    other =>
      other.id !== of.id &&
      !other.sameAs &&
      other.id !== of.sameAs &&
      (isSameGuest(keys, guestKeys(other, country)) || (of.firstName !== '' && wholeName(of) === wholeName(other))),
  )
}

const wholeName = ({ firstName, name }: Known): string => fold(`${firstName} ${name}`)

/** The customer with all who were said to be the same, over any number of steps. */
export function samePersons<Each extends Pick<Customer, 'id' | 'sameAs'>>(id: number, all: readonly Each[]): Each[] {
  const found = new Set([id])
  // Whoever is added may be named by others, so it is gone through until nobody is.
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const { id: each, sameAs } of all) if (sameAs && found.has(sameAs)) found.add(each)
  }
  return all.filter(each => found.has(each.id))
}

/**
 * The one a customer is a double of, over any number of steps: what is agreed with that one holds for all of them, and they have
 * one budget. Of those who were said to be doubles of each other it is the first; undefined where there is no such customer.
 */
export function leadingOf<Each extends Pick<Customer, 'id' | 'sameAs'>>(
  id: number,
  all: readonly Each[],
): Each | undefined {
  const byId = new Map(all.map(each => [each.id, each]))
  const passed: Each[] = []
  let at = byId.get(id)
  while (at && !passed.includes(at)) {
    passed.push(at)
    at = at.sameAs ? byId.get(at.sameAs) : undefined
  }
  const circle = at ? passed.slice(passed.indexOf(at)) : passed.slice(-1)
  return circle.toSorted((one, other) => one.id - other.id)[0]
}
