import { type Access, type Actor, adminsOnly, keptByManagers } from '../../../schema/base/access.ts'
import { mayReadSome } from '../shell/rights.ts'
import { texts } from './texts.ts'

interface Part {
  /** As it stands in the address. */
  readonly value: 'protokoll' | 'gemeinsam' | 'gaeste' | 'fristen' | 'verzeichnis'
  readonly label: string
  readonly access: Access
}

/** Parts of the page this person may read, in their order. */
export const partsFor = (actor: Actor): readonly Part[] => parts.filter(({ access }) => mayReadSome(actor, access))

const parts: readonly Part[] = [
  { value: 'protokoll', label: texts.sections.log, access: keptByManagers },
  { value: 'gemeinsam', label: texts.sections.together, access: keptByManagers },
  { value: 'gaeste', label: texts.sections.guests, access: adminsOnly },
  { value: 'fristen', label: texts.sections.retention, access: adminsOnly },
  { value: 'verzeichnis', label: texts.sections.processing, access: adminsOnly },
]
export type PartName = Part['value']
