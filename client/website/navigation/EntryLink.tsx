import { ExternalLink } from 'lucide-react'
import type { MenuEntry } from '../../../schema/website/menuEntries.ts'
import { texts } from './texts.ts'

interface EntryLinkProps {
  readonly entry: MenuEntry
  readonly className: string
  readonly onClick?: () => void
}

/** An item that leads somewhere; one that only holds others together is its words. */
export function EntryLink({ entry: { address, label, isActive }, className, onClick }: EntryLinkProps) {
  if (!address) return <span className={className}>{label}</span>
  return (
    <a {...address} aria-current={isActive ? 'page' : undefined} className={className} onClick={onClick}>
      {label}
      {address.target && (
        <>
          <ExternalLink aria-hidden size={15} className="shrink-0 text-ink-soft" />
          <span className="sr-only">{texts.newTab}</span>
        </>
      )}
    </a>
  )
}
