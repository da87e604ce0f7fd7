import type { ReactNode } from 'react'
import { PageHeader } from '../../../ordering/page/PageHeader.tsx'
import type { HeaderParts } from '../../../ordering/page/StoreHeader.tsx'

/** The line at the top. The name of the shop leads nowhere, because there is no page before the menu. */
export function KioskHeader(parts: Partial<HeaderParts> & { readonly back?: ReactNode }) {
  return <PageHeader renderBrand={(content, className) => <p className={className}>{content}</p>} {...parts} />
}
