import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { imageTemplates } from '../../../schema/signage/imageTemplate.ts'
import { mayReadSome } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { quietButton } from '../shell/styles.ts'
import { texts } from './texts.ts'

const TemplateDialog = lazy(async () => ({ default: (await import('./TemplateDialog.tsx')).TemplateDialog }))

interface FromTemplateProps {
  /** Said, not shown: what the picture is for. */
  readonly purpose: string
  readonly onFile: (file: File) => void
}

/** A picture that is drawn from a template, wherever a picture is chosen. */
export default function FromTemplate({ purpose, onFile }: FromTemplateProps) {
  const { actor } = useOffice()
  const [isOpen, setOpen] = useState(false)
  if (!mayReadSome(actor, imageTemplates.access)) return null
  return (
    <>
      <button
        type="button"
        className={`${quietButton} pointer-coarse:min-h-11`}
        aria-label={`${texts.template.open}: ${purpose}`}
        onClick={() => setOpen(true)}
      >
        <Sparkles size={15} aria-hidden />
        {texts.template.open}
      </button>
      <Suspense>{isOpen && <TemplateDialog onFile={onFile} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
