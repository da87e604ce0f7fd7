import { describe, expect, it } from 'vitest'
import {
  branchFilter,
  isInScope,
  presetFor,
  scopeAmong,
  scopeIn,
  scopeText,
  toggled,
} from '../../../../client/office/areas/branchScope.ts'
import { config } from '../../../../schema/business/config.ts'
import { divisions } from '../../../../schema/business/division.ts'
import { tables } from '../../../../schema/business/table.ts'

describe('The branches looked at', () => {
  it.each([
    ['1,8', [1, 8], '1,8'],
    [8, [8], 8],
    ['8,1,8', [1, 8], '1,8'],
    ['', null, undefined],
    ['x,-1,0', null, undefined],
    [undefined, null, undefined],
  ])('stand in the address: %j', (text, scope, again) => {
    expect(scopeIn(text)).toEqual(scope)
    expect(scopeText(scope)).toBe(again)
    expect(branchFilter(scope)).toBe(again === undefined ? '' : `filter[branch]=${again}`)
  })

  it('are all of them once all or none of those there are is chosen', () => {
    expect(scopeAmong([1, 2], [1, 2])).toBeNull()
    expect(scopeAmong([7], [1, 2])).toBeNull()
    expect(scopeAmong([2, 7], [1, 2])).toEqual([2])
  })

  it('are chosen one by one; the last one that goes leaves all', () => {
    expect(toggled(null, 3)).toEqual([3])
    expect(toggled([3], 1)).toEqual([1, 3])
    expect(toggled([3], 3)).toBeNull()
  })

  it('leave out what is of others, and nothing that is of none', () => {
    expect(isInScope([1], [2])).toBe(false)
    expect(isInScope([1], [2, 1])).toBe(true)
    expect(isInScope([1], [])).toBe(true)
    expect(isInScope(null, [2])).toBe(true)
  })

  it('say where something new belongs, if it is one', () => {
    expect(presetFor(tables, [3])).toEqual({ branch: 3 })
    expect(presetFor(divisions, [3])).toEqual({ branches: [3] })
    expect(presetFor(tables, [1, 3])).toEqual({})
    expect(presetFor(tables, null)).toEqual({})
    expect(presetFor(config, [3])).toEqual({})
  })
})
