import { describe, expect, it } from 'vitest'
import { createPressJudge, type Press } from '../../../../client/device/page/strayPresses.ts'

interface Part {
  closest(selectors: string): Part | null
  contains(other: Part): boolean
}

/** An element in a tree, as far as it is asked: `unit` is what it is a part of. */
function element(unit: Part | null = null): Part {
  const self: Part = {
    closest: selectors => (selectors.startsWith('li') ? unit : null),
    contains: other => other === self || other.closest('li') === self,
  }
  return self
}

const at = (ms: number, target: Part, x = 100): Press<Part> => ({ at: ms, x, y: 100, target, inARow: null })

describe('Whoever presses twice means what was there at the first press', () => {
  const [form, card] = [element(), element()]
  const button = element(form)
  const first = () => {
    const judge = createPressJudge<Part>()
    expect(judge.isStray(at(0, button))).toBe(false)
    judge.made(at(0, button))
    return judge
  }

  it.each([
    ['the same button again', at(200, button), false],
    ['a part of the same form that took its place', at(200, element(form)), false],
    ['what the next screen has there', at(200, element()), true],
    ['the next card of a list', at(200, element(card)), true],
    ['the next screen, by a finger that slipped', at(200, element(), 115), true],
    ['another place', at(200, element(), 160), false],
    ['the next screen, after a look at it', at(401, element()), false],
    ['the next screen, by a mouse that pressed twice', { ...at(450, element()), inARow: 2 }, true],
    ['the next screen, by a mouse that pressed once more', { ...at(200, element()), inARow: 1 }, false],
  ])('%s', (_, press, isStray) => {
    expect(first().isStray(press)).toBe(isStray)
  })

  it('a button that stands alone is what was meant', () => {
    const judge = createPressJudge<Part>()
    const alone = element()
    judge.made(at(0, alone))
    expect(judge.isStray(at(100, alone))).toBe(false)
    expect(judge.isStray(at(100, element()))).toBe(true)
  })
})
