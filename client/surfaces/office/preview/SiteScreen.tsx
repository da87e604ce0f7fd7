import { lazy } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import { SiteEditor } from '../../../office/website/editor/SiteEditor.tsx'

/** The views of pages come with the first preview. */
const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }))

interface SiteScreenProps {
  readonly entity: Entity
  readonly id: number | null
  readonly block: string | undefined
}

/** The editor of a page with the page itself beside it. */
export const SiteScreen = (props: SiteScreenProps) => <SiteEditor {...props} Preview={Preview} />
