import { use } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { noParts } from '../../office/form/formParts.ts'
import { formPartsOf } from './formExtras.ts'
import { EntityForm } from './screens.ts'

interface DocumentFormProps {
  readonly entity: Entity
  /** Null makes a new one. */
  readonly id: number | null
  readonly path?: string | undefined
}

/** The form of a document, with what its entity has beyond the declaration. */
export function DocumentForm(props: DocumentFormProps) {
  const parts = formPartsOf(props.entity.type)
  return <EntityForm {...props} parts={parts ? use(parts) : noParts} />
}
