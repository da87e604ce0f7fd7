import type { Role } from '../../../schema/base/access.ts'
import type { Body } from '../../../schema/base/entity.ts'
import { isPhone, normalisePhone } from '../../../schema/base/phone.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { texts } from './texts.ts'

/** What is asked of somebody who is invited. */
export interface Invitee {
  readonly firstName: string
  readonly lastName: string
  /** An e-mail address or a mobile number. */
  readonly contact: string
  readonly role: Role | null
  readonly branches: readonly number[]
}

export type InviteeProblems = Partial<Readonly<Record<'lastName' | 'contact' | 'role' | 'branches', string>>>

/** Roles whose rights depend on the branches they are given. */
const branchRoles: readonly Role[] = ['ROLE_MANAGER', 'ROLE_EMPLOYEE']

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** What is missing or wrong, field by field; `country` is where a national number is at home. */
export function problemsOfInvitee({ lastName, contact, role, branches }: Invitee, country: string): InviteeProblems {
  const told = contact.trim()
  return {
    ...(lastName.trim() === '' ? { lastName: texts.invite.nameMissing } : {}),
    ...(told === '' ? { contact: texts.invite.contactMissing } : {}),
    ...(told !== '' && contactOf(told, country) === null ? { contact: texts.invite.contactWrong } : {}),
    ...(role === null ? { role: texts.invite.roleMissing } : {}),
    ...(role !== null && branchRoles.includes(role) && branches.length === 0
      ? { branches: texts.invite.branchesMissing }
      : {}),
  }
}

/** The person as a document: signs in with what they are invited by. Null as long as something is missing. */
export function personOfInvitee(invitee: Invitee, country: string): Body | null {
  const contact = contactOf(invitee.contact.trim(), country)
  if (!contact || invitee.role === null) return null
  return {
    username: contact.value,
    firstName: invitee.firstName.trim(),
    lastName: invitee.lastName.trim(),
    email: contact.kind === 'email' ? contact.value : null,
    phone: contact.kind === 'phone' ? contact.value : '',
    roles: [invitee.role],
    branches: invitee.branches,
    isEnabled: true,
  }
}

/** Where on the form the server's problems belong: whoever signs in with an address has that address once. */
export function placedProblems(problems: readonly Problem[]): InviteeProblems {
  const placed: Record<string, string> = {}
  for (const { field = '', code, message } of problems) {
    if (field === 'username') placed['contact'] ??= code === 'used' ? texts.invite.contactUsed : message
    else if (field === 'email' || field === 'phone') placed['contact'] ??= message
    else if (field === 'lastName') placed['lastName'] ??= message
    else if (field.startsWith('branches')) placed['branches'] ??= message
  }
  return placed
}

function contactOf(told: string, country: string): { readonly kind: 'email' | 'phone'; readonly value: string } | null {
  if (emailForm.test(told)) return { kind: 'email', value: told.toLowerCase() }
  const number = normalisePhone(told, country)
  return /^[+\d ()/-]+$/.test(told) && isPhone(number) ? { kind: 'phone', value: number } : null
}
