import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { ControlProps, RenderField } from '../formScope.tsx'
import { texts } from './texts.ts'

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'))

/** Formatted text; its editor is heavy and comes with the first such field. */
export const RichTextControl = (props: ControlProps & { readonly render: RenderField }) => (
  <Suspense fallback={<Waiting />}>
    <RichTextEditor {...props} />
  </Suspense>
)

const Waiting = () => (
  <div role="status" aria-label={texts.loading}>
    <Skeleton className="h-32 w-full" />
  </div>
)
