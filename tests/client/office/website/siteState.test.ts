import { expect, test } from 'vitest'
import { isUnpublished, siteState } from '../../../../client/office/website/siteState.ts'

const content = { body: [], images: [] }
const later = { title: 'Neu', body: [], images: [] }
const at = '2026-12-24T05:00:00.000Z'
const stateOf = (body: object) => siteState({ content, ...body }).state

test('A page is a draft, planned, public, or public with changes that wait for somebody or for their time', () => {
  expect([
    stateOf({ isPublic: false }),
    stateOf({ isPublic: false, publishAt: at }),
    stateOf({ isPublic: true }),
    stateOf({ isPublic: true, draft: content, publishAt: at }),
    stateOf({ isPublic: true, draft: later }),
    stateOf({ isPublic: true, draft: later, publishAt: at }),
  ]).toEqual(['draft', 'planned', 'public', 'public', 'changed', 'changesPlanned'])
  expect(siteState({ content, isPublic: false, publishAt: at }).from).toBe(at)
})

test('A page that is taken back at a time says until when it is public, or is going to be', () => {
  const untilOf = (body: object) => siteState({ content, unpublishAt: at, ...body }).until
  expect([
    untilOf({ isPublic: true }),
    untilOf({ isPublic: true, draft: later }),
    untilOf({ isPublic: false, publishAt: '2026-12-01T05:00:00.000Z' }),
    untilOf({ isPublic: false }),
    untilOf({ isPublic: true, unpublishAt: null }),
  ]).toEqual([at, at, at, null, null])
})

test('Only what waits for a person is unpublished', () => {
  expect((['draft', 'planned', 'public', 'changed', 'changesPlanned'] as const).filter(isUnpublished)).toEqual([
    'draft',
    'changed',
  ])
})
