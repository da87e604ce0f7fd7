import type { Entity } from '../../../schema/base/entity.ts'
import { texts } from './texts.ts'

const { nouns, paths, deeds, couldNot, verbs } = texts.catalogue

/** What was to happen to documents or to one of them. */
type FailedKind = 'load' | 'create' | 'update' | 'delete'

/** 'Seite konnte nicht gelöscht werden.': what did not work with one document of this kind, or with the whole list of them. */
export function documentFailure(
  entity: Pick<Entity, 'type' | 'label' | 'single'>,
  kind: FailedKind | 'loadAll',
): string {
  const { one, many } = known(nouns, entity.type) ?? entity.label
  if (kind === 'loadAll')
    return entity.single || many === null ? couldNot.one(one, verbs.load) : couldNot.many(many, verbs.load)
  return couldNot.one(one, verbs[kind])
}

/** What did not work with a call, by its method and path ('/orders/:id/print'); null for what the catalogue does not name. */
export function callFailure(method: string, path: string): string | null {
  if (method !== 'GET') return known(deeds, `${method} ${path}`) ?? known(deeds, path) ?? null
  const exact = known(paths, path)
  if (exact !== undefined) return exact
  const [, first = ''] = path.split('/')
  const noun = known(nouns, first)
  if (!noun) return null
  return path.includes(':') || noun.many === null
    ? couldNot.one(noun.one, verbs.load)
    : couldNot.many(noun.many, verbs.load)
}

const known = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
