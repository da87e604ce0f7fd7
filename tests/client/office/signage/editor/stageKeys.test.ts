import { describe, expect, it } from 'vitest'
import { deedOf, type KeyDeed } from '../../../../../client/office/signage/editor/stageKeys.ts'

const none = { ctrl: false, shift: false, alt: false }

describe('A key on the stage', () => {
  it.each<[string, object, KeyDeed | null]>([
    ['ArrowLeft', {}, { deed: 'move', x: -1, y: 0, by: 'grain' }],
    ['ArrowDown', { shift: true }, { deed: 'move', x: 0, y: 10, by: 'grain' }],
    ['ArrowRight', { ctrl: true }, { deed: 'move', x: 1, y: 0, by: 'cell' }],
    ['ArrowUp', { alt: true }, { deed: 'resize', x: 0, y: -1, by: 'grain' }],
    ['Enter', {}, { deed: 'edit' }],
    ['Escape', {}, { deed: 'leave' }],
    ['Delete', {}, { deed: 'remove' }],
    ['d', { ctrl: true }, { deed: 'duplicate' }],
    ['C', { ctrl: true }, { deed: 'copy' }],
    ['v', { ctrl: true }, { deed: 'paste' }],
    ['a', { ctrl: true }, { deed: 'all' }],
    ['z', { ctrl: true }, { deed: 'undo' }],
    ['Z', { ctrl: true, shift: true }, { deed: 'redo' }],
    ['y', { ctrl: true }, { deed: 'redo' }],
    [']', { ctrl: true }, { deed: 'order', order: 'forward' }],
    ['ö', { ctrl: true }, { deed: 'order', order: 'backward' }],
    ['Ä', { ctrl: true, shift: true }, { deed: 'order', order: 'front' }],
    ['?', { shift: true }, { deed: 'keys' }],
    ['Tab', {}, null],
    ['s', { ctrl: true }, null],
    ['d', {}, null],
  ])('%s with %o', (key, held, deed) => {
    expect(deedOf({ key, ...none, ...held })).toEqual(deed)
  })
})
