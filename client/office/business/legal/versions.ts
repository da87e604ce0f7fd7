import { keysOf } from '../../../../schema/base/keys.ts'
import { type LegalPage, legalPages } from '../../../../schema/business/legalPages.ts'
import { dateOfText } from '../../../ui/dates/typedDates.ts'
import { listOf, newEntryKey, pieceOf, type Typed, type TypedPiece } from '../../form/formValues.ts'

/** A version as it stands in the form. */
export interface Version {
  readonly key: string
  /** Its place in the stored list, by which the form names its fields. */
  readonly index: number
  readonly piece: TypedPiece
  readonly state: 'present' | 'coming' | 'former'
}

/** The versions of each page in the order in which they are kept, as they are valid on a day (YYYY-MM-DD). */
export function versionsByPage(value: Typed, today: string): readonly (readonly [LegalPage, readonly Version[]])[] {
  const all = listOf(value).map((entry, index) => ({ piece: pieceOf(entry), index }))
  return keysOf(legalPages).map(page => {
    const own = all.filter(({ piece }) => piece['page'] === page)
    const present = own
      .map(({ piece }) => dayOf(piece))
      .filter(day => day <= today)
      .toSorted()
      .at(-1)
    const versions = own.map(({ piece, index }): Version => {
      const day = dayOf(piece)
      const state = day === present ? 'present' : day > today ? 'coming' : 'former'
      return { key: String(piece['key']), index, piece, state }
    })
    return [page, versions] as const
  })
}

/** One that begins with the words of the version before it, or with these; it has no day yet. */
export const newVersion = (page: LegalPage, text: Typed): TypedPiece => ({
  key: newEntryKey(),
  page,
  validFrom: null,
  text: text ?? { type: 'doc', content: [] },
})

/** '' is before every day; what is not yet a date as well. */
const dayOf = (piece: TypedPiece): string => dateOfText(String(piece['validFrom'] ?? '')) ?? ''
