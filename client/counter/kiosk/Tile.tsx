import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

interface TileProps extends ComponentProps<'input'> {
  /** Says how high it is at least. */
  readonly height: string
  readonly children: ReactNode
}

/** A choice for a thumb: the whole tile is its radio button or box. */
export const Tile = ({ height, children, ...input }: TileProps) => (
  <label
    className={`relative flex items-center gap-[0.6rem] rounded-card border-2 border-line bg-surface px-4 py-[0.8rem] has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink ${height}`}
  >
    <input {...input} className="peer absolute inset-0 cursor-pointer appearance-none" />
    {children}
    <Check
      aria-hidden
      size={24}
      strokeWidth={3}
      className="invisible absolute -top-2 -right-2 rounded-pill bg-accent p-[0.15rem] text-on-accent peer-checked:visible"
    />
  </label>
)
