import { useMemo, useState } from 'react'
import { segments } from '../../../../schema/signage/segment.ts'
import { streams } from '../../../../schema/signage/stream.ts'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useOffice, useTitles } from '../../shell/scope.tsx'
import { typedRow } from '../../shell/typedRow.ts'
import { texts } from './texts.ts'

interface ShowNowProps {
  readonly row: Row
  readonly isBusy: boolean
  /** Something else is asked of the TV. */
  readonly isWaiting: boolean
  readonly onShow: (segment: number) => void
}

/** Something of its streams is shown at once: a TV has the files of nothing else. */
export function ShowNow({ row, isBusy, isWaiting, onShow }: ShowNowProps) {
  const ids = useSegmentsOf(row)
  const titles = useTitles(ids.map(id => [segments.type, id] as const))
  const [chosen, setChosen] = useState<number | null>(null)
  const segment = chosen !== null && ids.includes(chosen) ? chosen : ids[0]
  if (segment === undefined) return null
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        className="min-w-0 flex-1 basis-64"
        label={texts.showWhat}
        hint={texts.showHint}
        value={segment}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {ids.map(id => (
          <option key={id} value={id}>
            {titles.get(`${segments.type}:${id}`) ?? id}
          </option>
        ))}
      </Select>
      <Button variant="secondary" busy={isBusy} disabled={isWaiting} onClick={() => onShow(segment)}>
        {texts.show}
      </Button>
    </div>
  )
}

/** What the streams of a TV play, each once. */
function useSegmentsOf({ body }: Row): readonly number[] {
  const { office } = useOffice()
  const page = useLive(useMemo(() => office.list(streams.type, { limit: Number.MAX_SAFE_INTEGER }), [office]))
  return useMemo(() => {
    const wanted = [body['streams']].flat()
    const playing = (page?.rows ?? []).filter(({ id }) => wanted.includes(id))
    return [...new Set(playing.flatMap(row => typedRow(streams, row)?.segments ?? []))]
  }, [page, body])
}
