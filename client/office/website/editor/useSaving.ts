import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import { siteAddress } from '../../../../schema/website/paths.ts'
import { redirects } from '../../../../schema/website/redirect.ts'
import { redirectPath } from '../../../../schema/website/redirects.ts'
import { Refused, type Row, type Trouble } from '../../../data/office/office.ts'
import { bodyIn, type Draft } from '../../form/draft.ts'
import { focusProblem } from '../../form/problems.ts'
import { texts as undoTexts } from '../../history/texts.ts'
import { useUndo } from '../../history/useUndo.ts'
import { useOffice } from '../../shell/scope.tsx'
import type { SitePreview } from './previewProps.ts'
import { sectionOfPath, sectionOfProblem } from './sections.ts'
import { texts } from './texts.ts'
import type { SiteEditorState } from './useSiteEditor.ts'

export interface OpenSiteProps {
  readonly entity: Entity
  readonly row: Row
  readonly trouble: Trouble | undefined
  /** What was typed before the browser went away. */
  readonly former: Draft | null
  /** The key of the block to begin with. */
  readonly block: string | undefined
  readonly Preview: SitePreview
}

interface SavingOptions {
  readonly entity: Entity
  readonly stored: Row
  readonly editor: SiteEditorState
  readonly frame: RefObject<HTMLElement | null>
}

/** Saving a page, with a redirect where its address changes, and deleting it. */
export function useSaving({ entity, stored, editor, frame }: SavingOptions) {
  const { office, tell } = useOffice()
  const { did } = useUndo()
  const navigate = useNavigate()
  const leaving = useRef(false)
  const [isRedirected, setRedirected] = useState(true)
  const { form, row } = editor
  const { id } = stored
  const title = entity.title(stored.body)
  const former = String(stored.body['path'])
  const next = String(bodyIn(form.draft, row)['path'] ?? '')
  const formerPath = stored.body['isPublic'] === true && next !== former ? former : null

  const save = async (): Promise<Row | null> => {
    if (form.changed.length === 0 && stored.state !== 'refused') return stored
    const saved = await form.save()
    if (!saved) {
      showFirst()
      return null
    }
    did({ entity, id, before: stored, after: saved }, undoTexts.undo.changed(entity.title(saved.body)))
    if (formerPath !== null && isRedirected) await redirect(formerPath, next)
    return saved
  }

  /** To the section that stands against saving, and there to its field. */
  const showFirst = () => {
    const [conflict] = form.conflicts
    const [problem] = form.check()
    if (problem) editor.select(sectionOfProblem(problem, editor.draft))
    else if (conflict) editor.select(sectionOfPath(conflict))
    focusProblem(frame.current)
  }

  const redirect = async (from: string, to: string) => {
    const path = redirectPath(siteAddress(from))
    if (path === null) return
    try {
      await office.save(redirects.type, null, { path, target: siteAddress(to), permanent: true }, null)
      tell({ text: texts.redirect.done })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }

  const remove = async () => {
    leaving.current = true
    await office.remove(entity.type, id)
    did({ entity, id, before: stored, after: null }, undoTexts.undo.removed(title))
    await navigate({ to: '/sites', replace: true })
  }
  return { save, remove, formerPath, isRedirected, setRedirected, isLeaving: () => leaving.current }
}
