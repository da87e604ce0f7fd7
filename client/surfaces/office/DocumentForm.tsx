import { use, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { presetFor } from '../../office/areas/branchScope.ts'
import { useBranchScope } from '../../office/areas/useBranchScope.ts'
import { noParts } from '../../office/form/formParts.ts'
import { formPartsOf } from './formExtras.ts'
import { EntityForm } from './screens.ts'

interface DocumentFormProps {
  readonly entity: Entity
  /** Null makes a new one. */
  readonly id: number | null
  readonly path?: string | undefined
  /** The section that is open, by its id, where each has an address of its own. */
  readonly section?: string
}

/** The form of a document, with what its entity has beyond the declaration. */
export function DocumentForm({ section, ...props }: DocumentFormProps) {
  const loading = formPartsOf(props.entity.type)
  const parts = loading ? use(loading) : noParts
  return <EntityForm {...props} parts={section === undefined ? parts : { ...parts, section }} />
}

/** Where one branch is looked at, what is made new begins there. */
export function NewDocument({ entity }: { readonly entity: Entity }) {
  const { scope } = useBranchScope()
  const [begun] = useState(() => ({ ...entity, blank: { ...entity.blank, ...presetFor(entity, scope) } }))
  return <DocumentForm entity={begun} id={null} />
}
