import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Delay } from '../../../../client/counter/kitchen/Delay.tsx'
import { BoardButton } from '../../../../client/ui/board/BoardButton.tsx'
import { boardOrderOf } from '../../../support/boardOrder.ts'

const minute = 60_000
const noon = Date.parse('2026-06-16T12:00:00+02:00')
beforeEach(() => void vi.useFakeTimers({ now: noon }))
afterEach(() => void vi.useRealTimers())

/** What the three buttons say, by minutes from noon, for an order that is promised so many minutes from noon. */
function tapped(promised: number): number[] {
  const said: number[] = []
  const order = boardOrderOf({ status: 'confirmed', promisedAt: noon + promised * minute })
  const tree = Delay({ order, zone: 'Europe/Vienna', onDelay: at => void said.push((at - noon) / minute) })
  for (const button of buttonsIn(tree)) button.props.onClick()
  return said
}

type Button = ReactElement<{ readonly onClick: () => void }>
function buttonsIn(node: ReactNode): Button[] {
  if (Array.isArray(node)) return node.flatMap(buttonsIn)
  if (!isValidElement<{ readonly children?: ReactNode; readonly onClick?: () => void }>(node)) return []
  return node.type === BoardButton ? [node as Button] : buttonsIn(node.props.children)
}

test('A promise that stands moves by what is tapped, one that has passed by that from now on', () => {
  expect(tapped(3)).toEqual([8, 13, 18])
  expect(tapped(-20)).toEqual([5, 10, 15])
})

test('It names what was promised, for who sees it and for who hears it', () => {
  const order = boardOrderOf({ promisedAt: noon + 10 * minute })
  const html = renderToStaticMarkup(<Delay order={order} zone="Europe/Vienna" onDelay={() => {}} />)
  expect(html).toContain('aria-label="Versprochen bis 12:10. Dauert es länger?"')
  expect(html.match(/\+\d+ Min\./g)).toEqual(['+5 Min.', '+10 Min.', '+15 Min.'])
})

test('Where nobody has promised anything nothing is asked', () => {
  expect(Delay({ order: boardOrderOf(), zone: 'Europe/Vienna', onDelay: () => {} })).toBeNull()
})
