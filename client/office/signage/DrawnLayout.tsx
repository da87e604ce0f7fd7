import { useQueries } from '@tanstack/react-query'
import { draw } from '../../../schema/signage/draw.ts'
import { type Drawing, type DrawnPicture, type Ink, type Layout, type Misfit } from '../../../schema/signage/drawing.ts'
import { svgOf } from '../../../schema/signage/svg.ts'
import { dataUrlOf } from '../../device/dataUrl.ts'
import { cutAddress } from '../../ui/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FontsMissing } from './FontsMissing.tsx'
import { texts } from './texts.ts'
import { useInk } from './useInk.ts'

export type LayoutData = Pick<Ink, 'values' | 'picture' | 'live'>

interface DrawnLayoutProps {
  readonly layout: Layout
  /** What its texts name and shows: a document's. */
  readonly data: LayoutData
  /** For those who do not see it. */
  readonly label: string
  /** What is wrong about it is told elsewhere. */
  readonly isBare?: boolean
}

/** A layout as it will be printed or shown, drawn by the same rules as there, with what is wrong about it. */
export function DrawnLayout({ layout, data, label, isBare = false }: DrawnLayoutProps) {
  const { ink, again } = useInk(layout)
  const drawing = ink && draw(layout, { ...ink, ...data })
  const pictures = usePictures(drawing)
  const aspect = { aspectRatio: `${layout.width} / ${layout.height}` }
  if (!ink && again && !isBare) return <FontsMissing again={again} />
  if (!ink || !drawing)
    return (
      <div>
        <div style={aspect}>
          <Skeleton className="size-full" />
        </div>
        {!isBare && <p className="mt-2 text-caption text-ink-soft">{texts.preview.waiting}</p>}
      </div>
    )
  const svg = svgOf(drawing, ink, picture => pictures.get(nameOf(picture)) ?? null)
  return (
    <>
      <img
        alt={label}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        style={aspect}
        className={`w-full bg-white ${isBare ? '' : 'rounded-control border border-line'}`}
      />
      {!isBare && <Misfits misfits={drawing.misfits} />}
    </>
  )
}

function Misfits({ misfits }: { misfits: readonly Misfit[] }) {
  if (misfits.length === 0) return <p className="mt-2 text-caption text-ink-soft">{texts.preview.fits}</p>
  return (
    <ul className="mt-2 flex flex-col gap-1 text-caption text-warning" role="status">
      {misfits.map(({ key, layer, reason, detail }) => (
        <li key={`${key} ${reason} ${detail}`}>
          <strong>{layer}:</strong> {texts.misfits[reason]}
          {reason !== 'noPicture' && ` (${shortened(detail)})`}
        </li>
      ))}
    </ul>
  )
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

/** The pictures of a drawing as data: one that is shown as a picture itself may fetch nothing. */
function usePictures(drawing: Drawing | null): ReadonlyMap<string, { readonly href: string }> {
  const items = drawing?.items.flatMap(item => (item.kind === 'picture' ? [item] : [])) ?? []
  const names = [...new Map(items.map(item => [nameOf(item), item])).values()]
  const answers = useQueries({
    queries: names.map(item => ({
      queryKey: ['drawn', nameOf(item)],
      queryFn: () => pictureAt(nameOf(item)),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  return new Map(
    names.flatMap((item, at) => {
      const data = answers[at]?.data
      return data ? [[nameOf(item), { href: data }] as const] : []
    }),
  )
}

const nameOf = (picture: DrawnPicture): string => cutAddress(picture, 'medium')

async function pictureAt(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`No picture at ${address}: ${answer.status}`)
  return dataUrlOf(await answer.blob())
}
