import { HeartHandshake } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Donatee } from '../../../../schema/ordering/donatee.ts'
import { Button } from '../../../ui/Button.tsx'
import type { FormEditor } from '../formEditor.ts'
import { texts } from '../texts.ts'
import { Section } from './Section.tsx'

interface DonateeSectionProps {
  readonly editor: FormEditor
  readonly donatees: readonly Donatee[]
  /** What the business gives, as shown: '0,07 €'. */
  readonly amount: string
}

/** Whom the business gives a little of this order to; the guest chooses and pays nothing for it. */
export function DonateeSection({ editor, donatees, amount }: DonateeSectionProps) {
  const { draft, problemAt, change } = editor
  const [isChoosing, setChoosing] = useState(false)
  const chosen = donatees.find(({ id }) => id === draft.donatee)
  const error = problemAt('donatee')
  return (
    <Section heading={texts.donatee.heading}>
      <p className="flex gap-3 text-ink-soft">
        <HeartHandshake size={20} aria-hidden className="mt-0.5 shrink-0" />
        {texts.donatee.text(amount)}
      </p>
      {chosen && <p className="font-strong">{texts.donatee.line(amount, chosen.name)}</p>}
      {error && <p className="text-caption font-medium text-error">{error}</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" name="donatee" onClick={() => setChoosing(true)}>
          {chosen ? texts.donatee.change : texts.donatee.choose}
        </Button>
        {chosen && (
          <Button variant="quiet" onClick={() => change({ donatee: null })}>
            {texts.donatee.remove}
          </Button>
        )}
      </div>
      {isChoosing && (
        <Suspense>
          <DonateeDialog
            donatees={donatees}
            chosen={draft.donatee}
            onChoose={donatee => {
              change({ donatee })
              setChoosing(false)
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Section>
  )
}

const DonateeDialog = lazy(async () => ({ default: (await import('./DonateeDialog.tsx')).DonateeDialog }))
