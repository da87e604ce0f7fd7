import { ChartColumn, ExternalLink, FileText, ListTree, PencilLine, Wrench } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Me } from '../../../schema/base/calls.ts'
import { followBlocks } from '../../device/page/pointedBlock.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { X } from '../../ui/icons.tsx'
import { texts } from './texts.ts'

interface ToolbarProps {
  readonly me: Me
  /** Number of the page of the website that is shown; null on any other page. */
  readonly site: number | null
  readonly version: string
  readonly isOpen: boolean
  readonly isSigningOut: boolean
  readonly onToggle: () => void
  readonly onSignOut: () => void
  /** What only administrators have. */
  readonly tools: ReactNode
}

const links = [
  { to: '/backend#/sites', label: texts.sites, Icon: FileText },
  { to: '/backend#/dashboard', label: texts.statistics, Icon: ChartColumn },
  { to: '/backend#/navigations', label: texts.navigations, Icon: ListTree },
] as const

const line =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-left text-ink no-underline hover:bg-sunken'

/** What signed-in staff have beside every page: ways into the office, and out of it. */
export function Toolbar(props: ToolbarProps) {
  const { me, site, version, isOpen, isSigningOut, onToggle, onSignOut, tools } = props
  const id = useId()
  const { firstName, lastName, username } = me.user
  return (
    <aside aria-label={texts.name} className="fixed top-[4.5rem] right-3 z-30 flex flex-col items-end print:hidden">
      {!isOpen && (
        <button
          type="button"
          aria-expanded={false}
          aria-controls={id}
          aria-label={texts.open}
          onClick={onToggle}
          className="grid size-11 place-items-center rounded-pill border border-line bg-raised shadow-lift hover:bg-sunken"
        >
          <Wrench aria-hidden size={18} />
        </button>
      )}
      <div
        id={id}
        hidden={!isOpen}
        className="max-h-[calc(100dvh-6rem)] w-[min(18.5rem,calc(100vw-1.5rem))] overflow-y-auto rounded-card border border-line bg-raised p-2 shadow-float"
      >
        <div className="flex items-center justify-between pl-3">
          <p className="font-strong">{texts.name}</p>
          <IconButton label={texts.close} icon={<X size={18} />} aria-expanded aria-controls={id} onClick={onToggle} />
        </div>
        {site !== null && <EditLink key={site} site={site} />}
        <ul>
          {links.map(({ to, label, Icon }) => (
            <li key={to}>
              <a href={to} target="_blank" rel="noopener" className={line}>
                <Icon aria-hidden size={18} className="text-ink-soft" />
                <span className="flex-1">{label}</span>
                <ExternalLink aria-hidden size={15} className="text-ink-soft" />
                <span className="sr-only">{texts.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
        {tools}
        <div className="mt-1 border-t border-line pt-1">
          <p className="px-3 pt-2 text-caption text-ink-soft">{`${firstName} ${lastName}`.trim() || username}</p>
          <a href="/backend" className={line}>
            {texts.toOffice}
          </a>
          <button type="button" disabled={isSigningOut} onClick={onSignOut} className={line}>
            {isSigningOut ? texts.signingOut : texts.signOut}
          </button>
          <p className="px-3 pt-1 pb-1.5 text-caption text-ink-soft">{texts.version(version)}</p>
        </div>
      </div>
    </aside>
  )
}

/** Leads to the page in the office, and there to the block that was pointed at last. */
function EditLink({ site }: { site: number }) {
  const [block, setBlock] = useState<string | null>(null)
  useEffect(() => followBlocks(setBlock), [])
  const hint = useId()
  return (
    <>
      <a
        href={`/backend#/sites/${site}${block === null ? '' : `?block=${encodeURIComponent(block)}`}`}
        aria-describedby={block === null ? undefined : hint}
        className="mb-1 flex min-h-11 items-center gap-2.5 rounded-control bg-accent px-3 font-strong text-on-accent no-underline hover:bg-accent-strong"
      >
        <PencilLine aria-hidden size={18} />
        {texts.edit}
      </a>
      {block !== null && (
        <p id={hint} className="px-3 pb-1 text-caption text-ink-soft">
          {texts.editBlock}
        </p>
      )}
    </>
  )
}
