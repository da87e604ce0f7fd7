import { Film, Image } from 'lucide-react'
import { type Scene, scenes } from '../../../schema/signage/scene.ts'
import { segments } from '../../../schema/signage/segment.ts'
import { Picture } from '../../ui/Picture.tsx'
import { useRow } from '../shell/scope.tsx'
import { typedRow } from '../shell/typedRow.ts'
import { DrawnLayout } from './DrawnLayout.tsx'
import { isLive } from './isLive.ts'
import { useLiveData } from './useLiveData.ts'

interface ShownSegmentProps {
  readonly id: number
  /** For those who do not see it. */
  readonly label: string
}

/** What a film sequence shows, drawn small; nothing where it is gone. */
export function ShownSegment({ id, label }: ShownSegmentProps) {
  const row = useRow(segments.type, id)
  const content = row ? typedRow(segments, row)?.content : undefined
  if (!content) return null
  if (content.type === 'scene') return <ShownScene id={content.scene} label={label} />
  if (content.type === 'picture')
    return (
      <Picture
        image={content.image}
        alt={label}
        from={['small']}
        sizes="20rem"
        width={320}
        height={180}
        className="w-full"
      />
    )
  return (
    <span role="img" aria-label={label} className="grid h-32 w-full place-items-center bg-black text-white">
      <Film aria-hidden />
    </span>
  )
}

function ShownScene({ id, label }: ShownSegmentProps) {
  const row = useRow(scenes.type, id)
  const scene = row ? typedRow(scenes, row) : null
  if (!scene)
    return (
      <span className="grid h-32 w-full place-items-center bg-sunken text-ink-soft">
        <Image aria-hidden />
      </span>
    )
  return <DrawnScene {...{ scene, label }} />
}

/** As it stands now; in which branch does not matter for a small picture of it. */
function DrawnScene({ scene, label }: { readonly scene: Scene; readonly label: string }) {
  const live = useLiveData({ isWanted: isLive(scene.layers) })
  return <DrawnLayout layout={scene} data={{ values: {}, picture: null, live }} label={label} isBare />
}
