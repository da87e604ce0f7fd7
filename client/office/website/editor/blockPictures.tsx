import type { Block } from '../../../../schema/website/blocks.ts'

/** A line, a picture or a frame of a sketch: left, top, width and height on a field of 48 × 32. */
type Stroke = readonly [kind: 'line' | 'picture' | 'frame', x: number, y: number, width: number, height: number]

const lines = (x: number, y: number, width: number, count: number): readonly Stroke[] =>
  Array.from({ length: count }, (_, index) => ['line', x, y + index * 5, index === count - 1 ? width * 0.6 : width, 2])

/** How each kind of block looks from afar. */
const sketches: Readonly<Record<Block['type'], readonly Stroke[]>> = {
  hero: [['picture', 25, 5, 19, 22], ['line', 4, 9, 17, 4], ...lines(4, 17, 16, 2)],
  text: [['line', 8, 5, 20, 3], ...lines(8, 12, 32, 4)],
  newsTeaser: [4, 18.5, 33].flatMap(x => [['picture', x, 6, 11, 10] as const, ...lines(x, 19, 11, 2)]),
  news: [5, 14, 23].flatMap(y => [['picture', 5, y, 8, 6] as const, ['line', 16, y + 2, 27, 2] as const]),
  sports: [4, 18.5, 33].flatMap(x => [['frame', x, 6, 11, 9] as const, ['frame', x, 18, 11, 9] as const]),
  text_image: [['picture', 4, 7, 18, 18], ...lines(26, 9, 18, 4)],
  textLinks: [...lines(4, 7, 22, 4), ['frame', 30, 7, 14, 5], ['frame', 30, 14, 14, 5], ['frame', 30, 21, 14, 5]],
  galleries: [
    ['picture', 4, 6, 19, 20],
    ['picture', 25, 6, 9, 9],
    ['picture', 36, 6, 8, 9],
    ['picture', 25, 17, 19, 9],
  ],
  teamTeaser: [...lines(4, 6, 28, 2), ['picture', 4, 17, 9, 9], ['picture', 16, 17, 9, 9], ['picture', 28, 17, 9, 9]],
  team: [4, 18.5, 33].flatMap(x => [
    ['picture', x + 1.5, 5, 8, 8] as const,
    ['line', x, 15, 11, 2] as const,
    ['line', x + 2, 20, 7, 2] as const,
  ]),
  info: [6, 14, 22].map(y => ['frame', 5, y, 38, 5] as const),
  images: [4, 18.5, 33].flatMap(x => [['picture', x, 5, 12, 10] as const, ['picture', x, 17, 12, 10] as const]),
  appointments: [6, 14, 22].flatMap(y => [['frame', 5, y, 7, 5] as const, ['line', 16, y + 1.5, 26, 2] as const]),
  block: [['frame', 5, 5, 38, 22], ...lines(10, 11, 28, 3)],
}

/** A kind of block as a sketch; its name stands beside it. */
export const BlockSketch = ({ kind }: { readonly kind: Block['type'] }) => (
  <svg aria-hidden viewBox="0 0 48 32" className="h-auto w-full rounded-[6px] bg-sunken text-ink-soft">
    {sketches[kind].map(([stroke, x, y, width, height]) => (
      <rect
        key={`${x} ${y} ${width}`}
        {...{ x, y, width, height }}
        rx={stroke === 'line' ? 1 : 1.5}
        className={
          stroke === 'picture'
            ? 'fill-accent-ink/35'
            : stroke === 'line'
              ? 'fill-current/45'
              : 'fill-none stroke-current'
        }
        strokeWidth={stroke === 'frame' ? 1 : 0}
      />
    ))}
  </svg>
)
