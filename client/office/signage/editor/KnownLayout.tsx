import './editor.css'
import type { ReactNode } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import { KeptDocument } from '../../form/KeptDocument.tsx'
import { OpenLayout } from './OpenLayout.tsx'
import { texts } from './texts.ts'

interface KnownLayoutProps {
  readonly entity: Entity
  readonly id: number
  /** As long as it is being read. */
  readonly waiting: ReactNode
}

/** A layout that is there, with what was typed into it before a crash. */
export const KnownLayout = ({ entity, id, waiting }: KnownLayoutProps) => (
  <KeptDocument {...{ entity, id, waiting }} restored={texts.restored}>
    {kept => <OpenLayout entity={entity} {...kept} />}
  </KeptDocument>
)
