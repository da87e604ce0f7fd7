import { useState } from 'react'
import { draw } from '../../../../schema/signage/draw.ts'
import type { Ink, Layout } from '../../../../schema/signage/drawing.ts'
import type { Layer } from '../../../../schema/signage/layers.ts'
import type { LayoutData } from '../DrawnLayout.tsx'
import { isLive } from '../isLive.ts'
import { useDrawn, useOffered } from '../useDrawn.ts'
import { useInk } from '../useInk.ts'
import { useLiveData } from '../useLiveData.ts'
import type { LayoutEditor } from './useLayoutEditor.ts'

/** What the layout is drawn with while it is edited: real data, of a document, a branch and a moment of one's choice. */
export function usePreview({ page, layers }: Pick<LayoutEditor, 'page' | 'layers'>) {
  const offered = useOffered(page.subject)
  const [chosen, setDocument] = useState<{ readonly subject: string; readonly id: number | null } | null>(null)
  const own = chosen?.subject === page.subject ? chosen.id : null
  const document = useDrawn(page.subject, own ?? offered[0]?.id ?? null)
  const [branch, setBranch] = useState<number | null>(null)
  const [moment, setMoment] = useState('')
  const live = useLiveData({ branch, moment, isWanted: isLive(layers) })
  const data: LayoutData = { ...document.data, live }
  const layout = { ...page, layers } satisfies Layout
  const { ink, again } = useInk(layout)
  const drawn = (shown: readonly Layer[]) => {
    const whole: Ink | null = ink && { ...ink, ...data }
    return whole && draw({ ...page, layers: shown }, whole)
  }
  return {
    ink,
    /** Asks once more for fonts that did not come; null where none is missing that way. */
    again,
    data,
    layout,
    drawn,
    /** Whom it is drawn for; null where that is nobody, or there is none yet. */
    document: document.row?.id ?? null,
    setDocument: (id: number | null) => setDocument({ subject: page.subject, id }),
    branch: live?.branch ?? null,
    setBranch,
    moment,
    setMoment,
  }
}
