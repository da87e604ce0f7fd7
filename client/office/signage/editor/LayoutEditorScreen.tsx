import { lazy, Suspense } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** Everything else comes with them: the office knows of the editor by one name. */
const KnownLayout = lazy(async () => ({ default: (await import('./KnownLayout.tsx')).KnownLayout }))
const NewLayout = lazy(async () => ({ default: (await import('./NewLayout.tsx')).NewLayout }))

interface LayoutScreenProps {
  readonly entity: Entity
  /** Null makes a new one. */
  readonly id: number | null
}

/** A layout, edited as it looks: a scene, or a picture template. A new one begins with a template. */
export const LayoutEditorScreen = ({ entity, id }: LayoutScreenProps) => (
  <Suspense fallback={<Waiting />}>
    {id === null ? <NewLayout entity={entity} /> : <KnownLayout {...{ entity, id }} waiting={<Waiting />} />}
  </Suspense>
)

const Waiting = () => (
  <div aria-busy className="grid flex-1 gap-6 px-4 py-5 desktop:grid-cols-[15rem_1fr_22.5rem]">
    <Skeleton className="h-80 w-full max-desktop:hidden" />
    <Skeleton className="h-96 w-full" />
    <Skeleton className="h-80 w-full max-desktop:hidden" />
  </div>
)
