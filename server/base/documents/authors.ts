import type { Author } from '../../../schema/base/history.ts'
import { bodyOf } from '../storage/json.ts'
import type { Statements } from '../storage/statements/register.ts'
import { textOf } from './names.ts'

/** Says who these authors are, each looked up once. */
export async function authorsOf(
  { documents }: Pick<Statements, 'documents'>,
  rows: readonly { readonly author: number }[],
): Promise<(row: { readonly author: number }) => Author> {
  const names = new Map<number, string | null>()
  for (const id of new Set(rows.map(({ author }) => author))) {
    const person = id === 0 ? undefined : await documents.document('users', id)
    names.set(id, person ? nameIn(bodyOf(person)) : null)
  }
  return ({ author: id }) => ({ id, name: names.get(id) ?? null })
}

const nameIn = ({ firstName, lastName, username }: Readonly<Record<string, unknown>>): string | null =>
  `${textOf(firstName)} ${textOf(lastName)}`.trim() || textOf(username) || null
