import type { ComponentType, ReactNode } from 'react'
import type { ChangeSet } from '../../../schema/base/history.ts'
import type { Row } from '../../data/office/office.ts'
import type { Deed } from '../history/undo.ts'
import type { Controls } from './formScope.tsx'
import type { EntityFormState } from './useEntityForm.ts'

/** What stands below the fields of a document that is stored. */
export type FormExtra = ComponentType<{ readonly row: Row; readonly allowed: boolean }>

/** The way to where guests see a document; nothing where they do not. */
type InShop = ComponentType<{ readonly row: Row }>

/** What the form of one entity has beyond what follows from its declaration. */
export interface FormParts {
  readonly Extra?: FormExtra
  readonly controls?: Controls
  /** Other documents that are shown here and saved with this one. */
  readonly Beside?: BesideForm
  /** What guests see of it, with what is typed: beside the form, on narrow screens in its place. */
  readonly Preview?: ComponentType<FormPreviewProps>
  /** Offered when a new one was made. */
  readonly InShop?: InShop
  /** The form takes the whole width: nothing stands beside it. */
  readonly isWide?: boolean
  /** The section that is open, by its id, where each has an address of its own and is saved by itself. */
  readonly section?: string
}

export interface FormPreviewProps {
  /** Null for a new one. */
  readonly row: Row | null
  readonly form: EntityFormState
}

export const noParts: FormParts = {}

/** Keeps those documents while the form is open, and hands them to it. */
export type BesideForm = ComponentType<{
  readonly row: Row | null
  readonly allowed: boolean
  readonly children: (beside: Beside) => ReactNode
}>

/** Documents beside the one of the form: what was changed of them is saved and thrown away with it. */
export interface Beside {
  readonly isChanged: boolean
  /** What stands in the form, below the section with this id. */
  readonly sections: Readonly<Record<string, ReactNode>>
  /** Saves them after the form's document; says what was done. */
  readonly save: (saved: Row, under?: ChangeSet) => Promise<readonly Deed[]>
  readonly discard: () => void
}

export const nothingBeside: Beside = { isChanged: false, sections: {}, save: async () => [], discard: () => {} }
export const NothingBeside: BesideForm = ({ children }) => children(nothingBeside)
