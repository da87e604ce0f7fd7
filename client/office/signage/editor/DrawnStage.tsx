import { useLayoutEffect, useRef } from 'react'
import type { Drawing, Ink } from '../../../../schema/signage/drawing.ts'
import { svgOf } from '../../../../schema/signage/svg.ts'
import { hidePart, shiftParts, showSvg } from '../../../device/page/drawnSvg.ts'
import { cutAddress } from '../../../ui/Picture.tsx'

interface DrawnStageProps {
  readonly drawing: Drawing
  readonly ink: Pick<Ink, 'packOf'>
  /** By how much layers are moved right now. */
  readonly ways: ReadonlyMap<string, { readonly x: number; readonly y: number }>
  /** The layer that is written into right now. */
  readonly hidden: string | null
}

/** The layout as it will be shown, drawn by the same rules as there. While layers are moved nothing is drawn anew. */
export function DrawnStage({ drawing, ink, ways, hidden }: DrawnStageProps) {
  const host = useRef<HTMLDivElement>(null)
  const svg = svgOf(drawing, ink, picture => ({ href: cutAddress(picture, 'medium') }))
  useLayoutEffect(() => {
    if (host.current) showSvg(host.current, svg)
  }, [svg])
  useLayoutEffect(() => {
    if (!host.current) return
    shiftParts(host.current, ways)
    hidePart(host.current, hidden)
  })
  return <div ref={host} aria-hidden className="absolute inset-0" />
}
