import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { Button } from '../../ui/Button.tsx'
import { useOffice } from '../shell/scope.tsx'
import { groundedIconButton, input } from '../shell/styles.ts'
import { keptView, type ListView, plainView } from './listView.ts'
import { PanelButton } from './PanelButton.tsx'
import { texts } from './texts.ts'
import { type Tab, useViews, type Views } from './useViews.ts'

interface ViewTabsProps {
  readonly entity: Entity
  readonly view: ListView
  readonly onView: (view: ListView) => void
}

/** The views of a list as tabs; one that is not kept yet can be. */
export function ViewTabs({ entity, view, onView }: ViewTabsProps) {
  const views = useViews(entity)
  const present = keptView(view)
  const all: Tab = { key: 'all', name: texts.views.all, view: plainView, remove: null }
  const tabs = [all, ...views.tabs]
  const isKept = tabs.some(tab => keptView(tab.view) === present)
  if (views.tabs.length === 0 && isKept) return null
  return (
    <div className="flex min-w-0 items-center gap-1">
      <nav aria-label={texts.views.label} className="flex min-w-0 gap-0.5 overflow-x-auto py-1">
        {tabs.map(tab => (
          <OneTab key={tab.key} tab={tab} isOpen={keptView(tab.view) === present} onOpen={() => onView(tab.view)} />
        ))}
      </nav>
      {!isKept && (
        <PanelButton label={texts.views.keep} icon={<Bookmark size={16} aria-hidden />}>
          {close => <KeepView views={views} view={view} onDone={close} />}
        </PanelButton>
      )}
    </div>
  )
}

function OneTab({ tab, isOpen, onOpen }: { tab: Tab; isOpen: boolean; onOpen: () => void }) {
  const { tell } = useOffice()
  const remove = async () => {
    await tab.remove?.()
    tell({ text: texts.views.removed(tab.name) })
  }
  return (
    <span className={`inline-flex items-center rounded-pill ${isOpen ? 'bg-ink text-paper' : 'hover:bg-sunken'}`}>
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        className="min-h-8 rounded-pill px-3 text-caption font-medium whitespace-nowrap pointer-coarse:min-h-11"
        onClick={onOpen}
      >
        {tab.name}
      </button>
      {isOpen && tab.remove && (
        <button
          type="button"
          aria-label={texts.views.remove(tab.name)}
          className={`${groundedIconButton} -ml-2 pointer-coarse:size-11`}
          onClick={() => void remove()}
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </span>
  )
}

interface KeepViewProps {
  readonly views: Views
  readonly view: ListView
  readonly onDone: () => void
}

function KeepView({ views, view, onDone }: KeepViewProps) {
  const { tell } = useOffice()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const keep = async () => {
    const wanted = name.trim()
    if (wanted === '') return setMissing(true)
    await views.keep(wanted, view, isShared)
    tell({ text: texts.views.kept(wanted) })
    onDone()
  }
  return (
    <form
      className="flex w-64 flex-col gap-3"
      onSubmit={event => {
        event.preventDefault()
        void keep()
      }}
    >
      <label className="flex flex-col gap-1.5">
        <span className="text-caption font-medium">{texts.views.name}</span>
        <input
          // The panel opened for nothing else.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          className={input}
          maxLength={60}
          value={name}
          aria-invalid={isMissing || undefined}
          aria-describedby="view-name-note"
          onChange={event => setName(event.target.value)}
        />
        <span id="view-name-note" className="text-caption text-error" role="status">
          {isMissing && name.trim() === '' ? texts.views.missing : ''}
        </span>
      </label>
      {views.mayShare && (
        <label className="flex min-h-9 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            checked={isShared}
            onChange={event => setShared(event.target.checked)}
          />
          {texts.views.shared}
        </label>
      )}
      <p className="text-caption text-ink-soft">{texts.views.sharedHint}</p>
      <Button type="submit" size="small">
        {texts.views.save}
      </Button>
    </form>
  )
}
