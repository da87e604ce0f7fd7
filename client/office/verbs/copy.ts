import type { Body, Entity } from '../../../schema/base/entity.ts'
import { parse } from '../../../schema/base/problems.ts'
import { titleField } from '../list/columns.ts'

/** Words a copy is told apart by. */
interface Words {
  /** Behind a title: 'Semmel (Kopie)'. */
  readonly title: (title: string, count: number) => string
  /** Behind a value that exists once: 'stammhaus-kopie'. */
  readonly key: (value: string, count: number) => string
}

/**
 * A new document like another one: what exists once gets another value, or begins without one where the entity says so.
 * `others` are the documents there are: no copy says it is one of them.
 */
export function copyOf(entity: Entity, body: Body, others: readonly Body[], words: Words): Body {
  const { id: _id, ...copy }: Record<string, unknown> = { ...body }
  const title = titleField(entity)?.name
  for (const field of entity.duplicate?.clear ?? []) copy[field] = entity.blank[field] ?? null
  const named = new Set([...(title ? [title] : []), ...(entity.unique ?? [])])
  for (const field of named) {
    const value = copy[field]
    if (typeof value !== 'string' || value === '') continue
    const taken = new Set(others.map(other => String(other[field]).toLowerCase()))
    // An address that names its document takes no words.
    const takesWords = field === title && fits(entity, { ...copy, [field]: words.title(value, 1) }, field)
    if (!takesWords && !entity.unique?.includes(field)) continue
    const word = takesWords ? words.title : words.key
    let count = 1
    while (taken.has(word(value, count).toLowerCase())) count++
    copy[field] = word(value, count)
  }
  return copy
}

function fits({ shape }: Entity, copy: Body, field: string): boolean {
  const read = parse(shape, copy)
  return read.ok || !read.problems.some(problem => problem.field === field)
}
