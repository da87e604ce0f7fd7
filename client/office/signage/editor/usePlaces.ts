import { useMemo } from 'react'
import { PAPER, sightOf, USUAL_TV } from '../../../../schema/signage/legibility.ts'
import { scenes } from '../../../../schema/signage/scene.ts'
import { screens } from '../../../../schema/signage/screen.ts'
import { segments } from '../../../../schema/signage/segment.ts'
import { streams } from '../../../../schema/signage/stream.ts'
import type { Row } from '../../../data/office/office.ts'
import { useBodies } from '../../catalogue/menus/useBodies.ts'
import { typedRow } from '../../shell/typedRow.ts'
import type { Place } from './findings.ts'
import type { LayoutPage } from './page.ts'
import { texts } from './texts.ts'

/** From where the layout is looked at: by the TVs that show the scene, a usual one where none does; in the hand for paper, from nowhere in particular for a picture. */
export function usePlaces(type: string, id: number, { width, height, unit }: LayoutPage): readonly Place[] {
  const shownOn = useScreensOf(id)
  return useMemo(() => {
    if (unit === 'mm') return [{ ...PAPER, name: '' }]
    if (type !== scenes.type) return []
    const measured = shownOn.map(({ name, inches, distance }) => ({
      name,
      ...sightOf({ width, height }, inches ?? USUAL_TV.inches, distance ?? USUAL_TV.metres),
    }))
    const usual = { name: texts.findings.usual, ...sightOf({ width, height }, USUAL_TV.inches, USUAL_TV.metres) }
    return measured.length > 0 ? measured : [usual]
  }, [type, shownOn, width, height, unit])
}

/** The TVs that show a scene, by their streams and film sequences. */
function useScreensOf(scene: number) {
  const [pieces, playlists, tvs] = [useBodies(segments.type), useBodies(streams.type), useBodies(screens.type)]
  return useMemo(() => {
    const rows = (known: ReadonlyMap<number, Row> | undefined) => [...(known?.values() ?? [])]
    const own = rows(pieces).flatMap(row => typedRow(segments, row) ?? [])
    const playing = new Set(
      own.flatMap(({ id, content }) => (content.type === 'scene' && content.scene === scene ? [id] : [])),
    )
    const lists = rows(playlists).flatMap(row => typedRow(streams, row) ?? [])
    const streaming = new Set(
      lists.flatMap(({ id, segments: shown }) => (shown.some(each => playing.has(each)) ? [id] : [])),
    )
    return rows(tvs)
      .flatMap(row => typedRow(screens, row) ?? [])
      .filter(({ isEnabled, streams: shown }) => isEnabled && shown.some(each => streaming.has(each)))
  }, [pieces, playlists, tvs, scene])
}
