import { LONGEST_TEXT, partTypes, takesSeveral } from './partTypes.ts'
import type { ConfigPart } from './product.ts'

/** Files of one step that takes several. */
const MOST_UPLOADS = 10
/** Characters of a step that is one line. */
const LONGEST_LINE = 200

interface Limits {
  /** Of what is chosen or uploaded, once something is. */
  readonly least: number
  readonly most: number
  /** Characters of a text, as `String.length` counts them. */
  readonly longest: number
}

/** How few and how many entries a step takes, and how long a text; 1 entry where the step takes only one. */
export function limitsOf(part: Pick<ConfigPart, 'type' | 'options' | 'least' | 'most' | 'longest'>): Limits {
  const type = partTypes[part.type]
  const isLine = type.takes === 'text' && !type.isMultiline
  const longest = Math.min(part.longest ?? LONGEST_TEXT, isLine ? LONGEST_LINE : LONGEST_TEXT)
  if (!takesSeveral(part)) return { least: 1, most: 1, longest }
  const ceiling = type.takes === 'options' ? part.options.length : MOST_UPLOADS
  // More than there are could never be chosen.
  const most = Math.min(part.most ?? ceiling, ceiling)
  return { least: Math.min(part.least ?? 1, most), most, longest }
}
