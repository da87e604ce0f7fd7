import type { ComponentType } from 'react'
import type { SectionId } from './sections.ts'
import type { SiteEditorState } from './useSiteEditor.ts'

export interface PreviewProps {
  readonly editor: SiteEditorState
  readonly onSelect: (section: SectionId) => void
}

/** Draws the page beside its blocks with the views of the public site, which the surface hands in. */
export type SitePreview = ComponentType<PreviewProps>
