import { describe, expect, it } from 'vitest'
import { parse } from '../../../schema/base/problems.ts'
import { branches } from '../../../schema/business/branch.ts'
import { type Switch, switches } from '../../../schema/catalogue/switch.ts'
import { required } from '../../support/entities.ts'

const problemsOf = (given: Partial<Switch>) => {
  const parsed = parse(switches.shape, { ...switches.blank, ...required['switches'], ...given })
  return parsed.ok ? [] : parsed.problems.map(({ field, code }) => [field, code])
}

describe('A switch', () => {
  it.each<[string, Partial<Switch>]>([
    ['pauses a branch', {}],
    ['pauses some of the modes', { modes: ['takeaway', 'delivery', 'dineIn'] }],
    ['says by how much orders take longer', { kind: 'busy', extraMinutes: 5 }],
    ['may say four hours', { kind: 'busy', extraMinutes: 240 }],
    ['names what is sold out', { kind: 'soldOut', product: 3 }],
    ['begins later', { startsAt: '2026-11-20T12:59:59Z' }],
  ])('%s', (_title, given) => {
    expect(problemsOf(given)).toEqual([])
  })

  it.each<[string, object, unknown[]]>([
    ['without an end', { endsAt: undefined }, [['endsAt', 'blank']]],
    ['with no end', { endsAt: null }, [['endsAt', 'blank']]],
    ['of a product that is not named', { kind: 'soldOut' }, [['product', 'blank']]],
    ['that is busy by nothing', { kind: 'busy' }, [['extraMinutes', 'blank']]],
    ['that is busy by four minutes', { kind: 'busy', extraMinutes: 4 }, [['extraMinutes', 'tooSmall']]],
    ['that is busy by more than four hours', { kind: 'busy', extraMinutes: 241 }, [['extraMinutes', 'tooBig']]],
    ['that ends when it begins', { startsAt: '2026-11-20T13:00:00Z' }, [['endsAt', 'beforeStart']]],
    ['for a mode there is not', { modes: ['drone'] }, [['modes.0', 'choice']]],
  ])('%s is refused', (_title, given, problems) => {
    expect(problemsOf(given as Partial<Switch>)).toEqual(problems)
  })

  it('is listed by what it does and why', () => {
    const body = { ...switches.blank, ...required['switches'] }
    expect(switches.title(body)).toBe('Pausiert')
    expect(switches.title({ ...body, kind: 'busy', reason: 'Stadtfest' })).toBe('Viel los: Stadtfest')
    expect(switches.branches?.(body)).toEqual([1])
  })
})

describe('The slots of a branch', () => {
  it.each<[object, boolean]>([
    [{ slotMinutes: 4 }, false],
    [{ slotMinutes: 5 }, true],
    [{ slotMinutes: 240 }, true],
    [{ slotMinutes: 241 }, false],
    [{ slotCapacity: 0 }, false],
    [{ slotCapacity: 1 }, true],
    [{ slotCapacity: 10_000 }, true],
    [{ slotCapacity: 10_001 }, false],
    [{ slotCapacity: 2.5 }, false],
    [{ slotCapacity: null, slotMinutes: null }, true],
  ])('%j: %s', (given, isRight) => {
    expect(parse(branches.shape, { ...branches.blank, ...required['branches'], ...given }).ok).toBe(isRight)
  })
})
