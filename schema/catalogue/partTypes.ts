/** The types of the steps of a configurable product, in the order of the choice. All that a type decides is its value here. */
export const partTypes = {
  text: { label: 'Text', takes: 'text', isSeveral: false, isMultiline: false },
  textarea: { label: 'Mehrzeiliger Text', takes: 'text', isSeveral: false, isMultiline: true },
  image: { label: 'Bild', takes: 'files', isSeveral: false, isPicture: true },
  images: { label: 'Bilder', takes: 'files', isSeveral: true, isPicture: true },
  file: { label: 'Datei', takes: 'files', isSeveral: false, isPicture: false },
  files: { label: 'Dateien', takes: 'files', isSeveral: true, isPicture: false },
  select: { label: 'Auswahl', takes: 'options', isSeveral: false },
  multiselect: { label: 'Mehrfachauswahl', takes: 'options', isSeveral: true },
} as const satisfies Record<string, PartTypeValue>
export type PartType = keyof typeof partTypes

type PartTypeValue = TextValue | FilesValue | OptionsValue
/** What a step is filled in with. Whoever treats these differently has a table of them, which misses no one. */
export type PartInput = PartTypeValue['takes']

interface TextValue {
  readonly label: string
  readonly takes: 'text'
  readonly isSeveral: false
  readonly isMultiline: boolean
}

interface FilesValue {
  readonly label: string
  readonly takes: 'files'
  readonly isSeveral: boolean
  /** Whether only pictures are taken, of the types every browser shows. */
  readonly isPicture: boolean
}

/** Options of the step, by their names: the one kind of input that changes the price. */
interface OptionsValue {
  readonly label: string
  readonly takes: 'options'
  readonly isSeveral: boolean
}

/**
 * Characters a step for text takes at most, as `String.length` counts them and browsers do: there is no room for more on
 * a cake, and hardly on a ticket.
 */
export const LONGEST_TEXT = 1000

/** The types that take one kind of input. */
export type PartTypeTaking<Input extends PartInput> = {
  [Type in PartType]: (typeof partTypes)[Type] extends { takes: Input } ? Type : never
}[PartType]

/** Whether a step is filled by choosing among its options. */
export const takesOptions = ({ type }: { type: PartType }): boolean => partTypes[type].takes === 'options'

/** Whether a step takes more than one option or file. */
export const takesSeveral = ({ type }: { type: PartType }): boolean => partTypes[type].isSeveral
