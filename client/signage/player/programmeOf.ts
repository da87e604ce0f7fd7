import type { ImageRef } from '../../../schema/base/fields.ts'
import { uploadIn } from '../../../schema/base/uploads.ts'
import type { Programme } from '../../../schema/signage/programme.ts'
import type { ManifestDocument } from '../../../schema/signage/screenDocuments.ts'
import type { Segment } from '../../../schema/signage/segment.ts'
import type { ScreenContent } from '../../data/signage/screen.ts'
import { originalOf } from './stage.ts'

/** What cannot be shown because its scene, picture or film is not there is no reason for a stream to play. */
export function programmeOf({ screen, streams, segments, scenes, manifest }: Planned): Programme | null {
  if (!screen) return null
  const { branch, timeZone } = screen
  const isThere = ({ content }: Segment): boolean => {
    if (content.type === 'scene') return scenes.has(content.scene)
    return (
      manifest === null ||
      (content.type === 'film' ? filmIn(manifest, content.file) !== null : hasPicture(manifest, content.image))
    )
  }
  const playable = [...segments].map(([id, segment]) => [id, { ...segment, isMissing: !isThere(segment) }] as const)
  return { screen, streams, segments: new Map(playable), timeZone, openingHours: branch.openingHours }
}

type Planned = Pick<ScreenContent, 'screen' | 'streams' | 'segments' | 'scenes' | 'manifest'>

/** Where a film of the library lies; null for one that is not there. */
export const filmIn = ({ files }: ManifestDocument, file: number): string | null =>
  files.find(({ url }) => uploadIn(url) === file)?.url ?? null
const hasPicture = ({ files }: ManifestDocument, image: ImageRef): boolean =>
  files.some(({ url }) => url === originalOf(image))
