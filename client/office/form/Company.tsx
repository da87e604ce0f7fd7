import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/office.ts'
import { Notes } from '../notes/Notes.tsx'
import { Attendance } from './Attendance.tsx'

/** The others at a document: who is there too, and what they left to read. */
export default function Company(at: { readonly entity: Entity; readonly row: Row }) {
  return (
    <span className="flex items-center gap-2">
      <Attendance {...at} />
      <Notes {...at} />
    </span>
  )
}
