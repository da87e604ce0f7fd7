/**
 * The icons of the shop's first bytes: shapes of Lucide (ISC licence, as lucide-react), one path each. The library itself
 * comes with the later parts, where its weight does not matter.
 */
interface IconProps {
  /** Pixels. */
  readonly size?: number
  readonly strokeWidth?: number
  readonly className?: string
}

export const ArrowLeft = icon('m12 19-7-7 7-7M19 12H5')
export const ChevronDown = icon('m6 9 6 6 6-6')
export const CircleAlert = icon(`${circle(12, 12, 10)}M12 8v4M12 16h.01`)
export const CircleCheck = icon(`${circle(12, 12, 10)}M16 9l-5.5 5.5L8 12`)
export const Clock = icon(`${circle(12, 12, 10)}M12 6v6l4 2`)
export const Filter = icon(`M20 7h-9M14 17H5${circle(17, 17, 3)}${circle(7, 7, 3)}`)
export const Info = icon(`${circle(12, 12, 10)}M12 16v-4M12 8h.01`)
export const Plus = icon('M5 12h14M12 5v14')
export const Search = icon(`m21 21-4.34-4.34${circle(11, 11, 8)}`)
export const TriangleAlert = icon(
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
)
export const X = icon('M18 6 6 18M6 6l12 12')

/** What an icon says stands in words beside it or at its button: it is never read. */
function icon(path: string) {
  return function Icon({ size = 24, strokeWidth = 2, className }: IconProps) {
    return (
      <svg
        aria-hidden
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
      >
        <path d={path} />
      </svg>
    )
  }
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}
