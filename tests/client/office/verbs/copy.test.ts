import { expect, it } from 'vitest'
import { texts } from '../../../../client/office/bulk/texts.ts'
import { copyOf } from '../../../../client/office/verbs/copy.ts'
import { parse } from '../../../../schema/base/problems.ts'
import { entities } from '../../../../schema/index.ts'
import { productOf } from '../../../support/business.ts'

const entityOf = (type: string) => {
  const found = entities.find(entity => entity.type === type)
  if (!found) throw new Error(type)
  return found
}

it('A copy is told apart from what it was copied from, and from the copy before', () => {
  const { id: _id, rev: _rev, ...body } = productOf({ id: 1, name: 'Semmel', uid: 'A1', gtin: '9012345678906' })
  const copy = copyOf(entityOf('products'), { id: 1, ...body }, [body], texts.copy)
  expect(copy).toEqual({ ...body, name: 'Semmel (Kopie)', uid: '', gtin: null })
  expect(copyOf(entityOf('products'), body, [body, copy], texts.copy)['name']).toBe('Semmel (Kopie 2)')
})

it('What exists once gets another value, and the copy is one the entity allows', () => {
  const table = { identifier: 'tisch-1', name: 'Tisch 1', branch: 1, seats: 4 }
  const copy = copyOf(entityOf('tables'), { id: 9, ...table }, [table], texts.copy)
  expect(copy).toEqual({ ...table, identifier: 'tisch-1-kopie', name: 'Tisch 1 (Kopie)' })
  expect(parse(entityOf('tables').shape, copy).ok).toBe(true)
})

it('An address that names its document gets no words into it, and what a plan is for stays', () => {
  const redirect = { path: 'alt/seite', target: '/site/neu', permanent: true }
  expect(copyOf(entityOf('redirects'), { id: 9, ...redirect }, [redirect], texts.copy)['path']).toBe('alt/seite-kopie')
  const plan = {
    ...entityOf('planned-changes').blank,
    on: 'products:1',
    author: 'Eva',
    at: '2030-01-07T06:00:00+01:00',
  }
  const changes = [{ field: 'price', before: '590', after: '620' }]
  expect(copyOf(entityOf('planned-changes'), { ...plan, changes }, [], texts.copy)['on']).toBe('products:1')
})
