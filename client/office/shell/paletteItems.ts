import type { Entity } from '../../../schema/base/entity.ts'
import { fold } from '../../../schema/base/fold.ts'
import type { OfficePage } from '../areas/officePages.ts'
import { texts as areaTexts } from '../areas/texts.ts'
import { texts as listTexts } from '../list/texts.ts'
import { pathOf } from './groups.ts'
import { texts } from './texts.ts'

export interface PaletteItem {
  readonly key: string
  readonly title: string
  /** Stands at the right edge: what kind of thing it is. */
  readonly kind: string
  readonly to: string
  readonly command?: 'sign-out'
}

/** Lists first, then documents, then what can be made; within each those that begin with what was typed come first. */
export function rankedItems(
  search: string,
  entities: readonly Entity[],
  creatable: readonly Entity[],
  documents: readonly PaletteItem[],
  pages: readonly OfficePage[],
): readonly PaletteItem[] {
  const lists: PaletteItem[] = [
    ...entities.map(entity => ({
      key: entity.type,
      title: entity.label.many,
      kind: texts.shell.list,
      to: pathOf(entity),
    })),
    { key: 'overview', title: areaTexts.areas.today, kind: texts.shell.page, to: '/' },
    { key: 'password', title: texts.shell.password, kind: texts.shell.page, to: '/passwort' },
    ...pages.flatMap(({ to, label, view }) => (view ? [] : [{ key: to, title: label, kind: texts.shell.page, to }])),
  ]
  const commands: PaletteItem[] = [
    ...creatable.map(entity => ({
      key: `${entity.type}:new`,
      title: listTexts.create(entity.label.one),
      kind: texts.shell.command,
      to: pathOf(entity, 'new'),
    })),
    { key: 'sign-out', title: texts.shell.signOut, kind: texts.shell.command, to: '/', command: 'sign-out' },
  ]
  return [...matching(search, lists), ...titledFirst(search, documents), ...matching(search, commands)]
}

/** What is found by its title stands before what only says the words somewhere. */
function titledFirst(search: string, documents: readonly PaletteItem[]): readonly PaletteItem[] {
  const words = fold(search).split(' ')
  const isTitled = ({ title }: PaletteItem) => words.every(word => fold(title).includes(word))
  return documents.toSorted((one, other) => Number(isTitled(other)) - Number(isTitled(one)))
}

function matching(search: string, items: readonly PaletteItem[]): readonly PaletteItem[] {
  const wanted = fold(search)
  const found = items.filter(({ title }) => fold(title).includes(wanted))
  return found.toSorted(
    (one, other) => Number(fold(other.title).startsWith(wanted)) - Number(fold(one.title).startsWith(wanted)),
  )
}
