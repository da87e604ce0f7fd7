import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PrintView } from '../counter/printing/views.ts'
import type { SectionKey } from '../time/team/sectionKeys.ts'

interface AttentionItemProps {
  readonly to: string
  readonly search?: { readonly view: PrintView | 'missed' } | { readonly teil: SectionKey }
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
}

/** Something that waits for a person, and the way to it. */
export function AttentionItem({ to, search, icon, title, text }: AttentionItemProps) {
  return (
    <li>
      <Link
        to={to}
        search={search}
        className="flex min-h-12 items-center gap-3 rounded-card bg-warning-soft px-4 py-2 hover:opacity-90"
      >
        <span className="shrink-0 text-warning">{icon}</span>
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{title}</span>
          <span className="block text-caption text-warning tabular-nums">{text}</span>
        </span>
        <ChevronRight size={16} aria-hidden className="shrink-0 text-warning" />
      </Link>
    </li>
  )
}
