import { useState } from 'react'
import type { Body } from '../../../../schema/base/entity.ts'
import { sites } from '../../../../schema/website/site.ts'
import { type SiteTypeName, siteTypes } from '../../../../schema/website/siteTypes.ts'
import type { Row, Trouble } from '../../../data/office/office.ts'
import { type Draft, shownIn } from '../../form/draft.ts'
import { listOf, pieceOf, type Typed, type TypedPiece } from '../../form/formValues.ts'
import { type EntityFormState, useEntityForm } from '../../form/useEntityForm.ts'
import { shifted, without } from '../../list/lists.ts'
import { changedBlock, copyOf, isHidden, keyOf } from './blockList.ts'
import { restored } from './restored.ts'
import { blockKeyOf, blockSection, ownSections, type SectionId } from './sections.ts'
import { pageField, siteFields } from './siteFields.ts'

export interface SiteEditorState {
  readonly form: EntityFormState
  /** The page as it is edited: where nothing is drafted, its draft is what is public. */
  readonly row: Row
  readonly type: SiteTypeName
  readonly draft: TypedPiece
  readonly blocks: readonly Typed[]
  /** Kinds of blocks that the page takes. */
  readonly kinds: readonly string[]
  readonly section: SectionId
  readonly select: (section: SectionId) => void
  /** Replaces parts of what the page shows, all at once. */
  readonly setDraft: (parts: TypedPiece) => void
  readonly setBlock: (key: string, changes: TypedPiece) => void
  /** Puts blocks behind the selected one, or at the end, and selects the last of them. */
  readonly add: (blocks: readonly Typed[]) => void
  readonly move: (from: number, to: number) => void
  readonly remove: (key: string) => void
  readonly replace: (key: string, block: Typed) => void
  /** Puts a block back where it was. */
  readonly putBack: (block: Typed, index: number) => void
  readonly duplicate: (key: string) => void
  readonly toggle: (key: string) => void
}

/** What is done with one open page. `former` is what was typed before the browser went away. */
export function useSiteEditor(
  stored: Row,
  trouble: Trouble | undefined,
  former: Draft | null,
  first: string | undefined,
): SiteEditorState {
  const row = withDraft(stored)
  const typed = useEntityForm(sites, row, trouble, former)
  const form = { ...typed, fill: (values: Body) => typed.fill(restored(values, row.body)) }
  const type = typeIn(form, row)
  const [chosen, select] = useState<SectionId>(
    first === undefined ? (ownSections[type].at(-1) ?? 'page') : blockSection(first),
  )
  const draft = pieceOf(shownIn(form.draft, siteFields.draft, row))
  const blocks = listOf(draft['body'])
  const setBlocks = (next: readonly Typed[]) => setDraft({ body: next })
  const setDraft = (parts: TypedPiece) => form.type(siteFields.draft, { ...draft, ...parts })
  const indexOf = (key: string) => blocks.findIndex(block => keyOf(block) === key)
  const selectedKey = blockKeyOf(chosen)
  const change = (key: string, next: (block: Typed) => Typed) =>
    setBlocks(blocks.map(block => (keyOf(block) === key ? next(block) : block)))
  const insert = (index: number, added: readonly Typed[]) => {
    setBlocks(blocks.toSpliced(index, 0, ...added))
    const last = added.at(-1)
    if (last !== undefined) select(blockSection(keyOf(last)))
  }
  const { blocks: allowed } = siteTypes[type]
  return {
    form,
    row,
    type,
    draft,
    blocks,
    kinds: allowed ?? Object.keys(siteFields.block.fieldsOf),
    section: chosen,
    select,
    setDraft,
    setBlock: (key, changes) => change(key, block => changedBlock(block, changes)),
    add: added => insert(selectedKey === null ? blocks.length : indexOf(selectedKey) + 1 || blocks.length, added),
    move: (from, to) => setBlocks(shifted(blocks, from, to)),
    remove(key) {
      const index = indexOf(key)
      const next = blocks[index + 1] ?? blocks[index - 1]
      setBlocks(without(blocks, index))
      if (chosen === blockSection(key)) select(next === undefined ? 'page' : blockSection(keyOf(next)))
    },
    replace(key, block) {
      change(key, () => block)
      select(blockSection(keyOf(block)))
    },
    putBack: (block, index) => insert(Math.min(index, blocks.length), [block]),
    duplicate(key) {
      const index = indexOf(key)
      const block = blocks[index]
      if (block !== undefined) insert(index + 1, [copyOf(siteFields.block, block)])
    },
    toggle: key => change(key, block => changedBlock(block, { isHidden: !isHidden(block) })),
  }
}

/** A page whose draft stands there also where it is what is public: two who begin one then change the same thing. */
const withDraft = (row: Row): Row => ({
  ...row,
  body: { ...row.body, draft: row.body['draft'] ?? row.body['content'] },
})

function typeIn({ draft }: EntityFormState, row: Row): SiteTypeName {
  const field = pageField('type')
  const type = field && shownIn(draft, field, row)
  return isType(type) ? type : 'default'
}

const isType = (type: unknown): type is SiteTypeName => typeof type === 'string' && Object.hasOwn(siteTypes, type)
