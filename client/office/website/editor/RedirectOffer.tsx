import { Checkbox } from '../../../ui/Choice.tsx'
import { texts } from './texts.ts'

interface RedirectOfferProps {
  /** The path that guests know. */
  readonly path: string
  readonly isWanted: boolean
  readonly onWanted: (isWanted: boolean) => void
}

/** Who changes the address of a public page decides what becomes of the former one. */
export const RedirectOffer = ({ path, isWanted, onWanted }: RedirectOfferProps) => (
  <div className="rounded-control bg-accent-soft px-3 py-1">
    <Checkbox
      label={texts.redirect.offer(path)}
      checked={isWanted}
      onChange={({ target }) => onWanted(target.checked)}
    />
  </div>
)
