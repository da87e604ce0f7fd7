import { describe, expect, it } from 'vitest'
import { closed, openedGroups, type PanelEvent, panelsAfter } from '../../../../client/website/navigation/panels.ts'
import type { MenuEntry } from '../../../../schema/website/menuEntries.ts'

const entry = (key: string, children: MenuEntry[] = []): MenuEntry => ({
  key,
  label: key,
  address: { href: `/${key}` },
  isActive: false,
  isChildActive: false,
  children,
})
const leaf = entry('leaf')
const inner = entry('inner', [entry('deep')])
const group = entry('group', [inner, entry('child')])
const other = entry('other', [entry('x')])
const menu = [leaf, group, other]

const after = (...events: PanelEvent[]) => events.reduce(panelsAfter, closed)
const open: PanelEvent = { type: 'opened' }
const pick = (picked: MenuEntry, depth = 0): PanelEvent => ({ type: 'picked', entry: picked, depth })

describe('In the menu', () => {
  it.each<[string, PanelEvent[], boolean, string[]]>([
    ['the toggle opens the main list', [open], true, []],
    ['an item with children opens its sub-items', [open, pick(group)], true, ['group']],
    ['clicking it again closes them', [open, pick(group), pick(group)], true, []],
    ['another one takes its place', [open, pick(group), pick(other)], true, ['other']],
    ['a group in it opens below it', [open, pick(group), pick(inner, 1)], true, ['group', 'inner']],
    ['clicking that again closes it alone', [open, pick(group), pick(inner, 1), pick(inner, 1)], true, ['group']],
    ['the outer one closes all below it', [open, pick(group), pick(inner, 1), pick(group)], true, []],
    ['„Zurück“ leads one step up', [open, pick(group), pick(inner, 1), { type: 'back' }], true, ['group']],
    ['„Zurück“ from the first leads to the main list', [open, pick(group), { type: 'back' }], true, []],
    ['an item without children closes the menu', [open, pick(leaf)], false, []],
    ['picking a sub-item closes everything', [open, pick(group), pick(inner, 1), pick(leaf, 2)], false, []],
    ['Escape closes everything', [open, pick(group), { type: 'closed' }], false, []],
    ['a group of the quick menu opens the menu with it', [pick(group)], true, ['group']],
    ['and stays open when the browser has opened it', [pick(group), open], true, ['group']],
  ])('%s', (_what, events, isOpen, trail) => {
    expect(after(...events)).toEqual({ isOpen, trail })
  })

  it('what is opened is found again after every change, as far as it is there', () => {
    const panels = after(open, pick(group), pick(inner, 1))
    expect(openedGroups(menu, panels).map(({ key }) => key)).toEqual(['group', 'inner'])
    expect(openedGroups([leaf, entry('group', [leaf])], panels).map(({ key }) => key)).toEqual(['group'])
    expect(openedGroups([leaf, entry('group')], panels)).toEqual([])
  })
})
