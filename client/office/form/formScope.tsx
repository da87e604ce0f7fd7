import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { PresentPerson } from '../../../schema/base/presence.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import type { Field } from './formModel.ts'
import type { Typed } from './formValues.ts'

/** What the controls of one form share. */
export interface FormScope {
  readonly disabled: boolean
  /** First problem of each path. */
  readonly problems: ReadonlyMap<string, Problem>
  /** IANA zone in which instants are entered. */
  readonly zone: string
  /** Stands behind amounts: '€'. */
  readonly currencySign: string
  /** Country of what is edited, whose code phone numbers take; null where it has none. */
  readonly country: string | null
  /** What shows a field instead of its generated control. */
  readonly controls: Controls
  /** What an entry of the list at a path is called where one is added; undefined where the entity does not say. */
  readonly entryName: (path: string) => string | undefined
  /** What the field at a path is called on this device, for what is on its way to it; null where that ends with the page. */
  readonly place: (path: string) => string | null
  /** Who else is in the field at a path now. */
  readonly presentAt: (path: string) => readonly PresentPerson[]
  /** The way to what became of a field; nothing for what is not stored. */
  readonly historyOf: (field: Field) => ReactNode
  /** What another field of the same document shows now, and typing into it; undefined where there is no such field. */
  readonly sibling: (name: string) => Sibling | undefined
}

interface Sibling {
  readonly label: string
  readonly value: Typed
  readonly onChange: (value: Typed) => void
}

export const FormContext = createContext<FormScope>({
  disabled: false,
  problems: new Map(),
  zone: 'Europe/Vienna',
  currencySign: '€',
  country: null,
  controls: {},
  entryName: () => undefined,
  place: () => null,
  presentAt: () => [],
  historyOf: () => null,
  sibling: () => undefined,
})

export function useForm(): FormScope {
  return useContext(FormContext)
}

export interface ControlProps {
  /** Of the element that a label names and an error summary leads to. */
  readonly id: string
  readonly field: Field
  readonly path: string
  readonly value: Typed
  readonly onChange: (value: Typed) => void
  readonly disabled: boolean
  readonly invalid: boolean
  /** Id of the label, for groups of controls. */
  readonly labelledBy: string
  /** Id of what explains the field: its error or its hint. */
  readonly describedBy: string | undefined
}

/** Controls instead of the generated ones, by field; null where the control of another field shows it too. */
export type Controls = Readonly<Record<string, ComponentType<ControlProps> | null>>

/** Draws a field within a field: pieces and lists get it handed in, because they are fields themselves. */
export type RenderField = (part: {
  readonly field: Field
  readonly path: string
  readonly value: Typed
  readonly onChange: (value: Typed) => void
  readonly hideLabel?: boolean
}) => ReactNode

/** Id of the control of a path: 'feld-openingHours.0.date'. */
export function controlId(path: string): string {
  return `feld-${path}`
}

/** The path of the field that an element belongs to; null for none. */
export function pathOfControl(element: Element): string | null {
  const control = element.closest(`[id^="${controlId('')}"]`)
  return control && control.id.slice(controlId('').length)
}

/** The attributes every native control takes over. */
export function nativeProps({ id, field, disabled, invalid, describedBy }: ControlProps) {
  return {
    id,
    disabled,
    'aria-required': field.required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  }
}

/** The same for a group of controls: its label is no `<label>`, and an error summary can move the focus into it. */
export function groupProps({ id, labelledBy, describedBy }: ControlProps) {
  return { id, role: 'group', tabIndex: -1, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy } as const
}

/** Kinds that are several controls at once. */
export function isGroup({ kind }: Field): boolean {
  return ['piece', 'variants', 'list', 'choices', 'richText'].includes(kind)
}
