import { useRef } from 'react'
import { sites } from '../../../../schema/website/site.ts'
import { texts as formTexts } from '../../form/texts.ts'
import { mayCreate } from '../../shell/rights.ts'
import { useOffice } from '../../shell/scope.tsx'
import { useDuplicate } from '../../verbs/useDuplicate.ts'
import type { SiteEditorState } from './useSiteEditor.ts'

/** Makes another page like this one, which nobody sees yet, and opens it; null for those who may make none. */
export function useCopyPage({ form, row }: Pick<SiteEditorState, 'form' | 'row'>): (() => Promise<void>) | null {
  const { actor, tell } = useOffice()
  const duplicate = useDuplicate(sites)
  const isBusy = useRef(false)
  if (!mayCreate(sites, actor)) return null
  return async () => {
    if (form.changed.length > 0) return tell({ text: formTexts.form.saveFirst })
    if (isBusy.current) return
    isBusy.current = true
    await duplicate([row]).finally(() => {
      isBusy.current = false
    })
  }
}
