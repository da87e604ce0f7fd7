import { Focus } from 'lucide-react'
import { useState } from 'react'
import { images } from '../../../../schema/catalogue/image.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useUndo } from '../../history/useUndo.ts'
import { mayDo } from '../../shell/rights.ts'
import { useOffice, useRow } from '../../shell/scope.tsx'
import { iconButton } from '../../shell/styles.ts'
import { FocusPicker, type Sight } from './FocusPicker.tsx'
import { focusIn } from './focusPoint.ts'
import { pictureOf } from './pictureOf.ts'
import { texts } from './texts.ts'

interface FocusButtonProps {
  /** Of the picture. */
  readonly id: number
  /** Whose picture it is, for those who do not see where it stands. */
  readonly of: string
  readonly onChange: (sight: Sight) => void
}

/** Opens a picture where it is chosen, to say what of it stays in sight: that is the picture's, wherever it is shown. */
export default function FocusButton({ id, of, onChange }: FocusButtonProps) {
  const { actor, office } = useOffice()
  const { did } = useUndo()
  const row = useRow(images.type, id)
  const image = row && pictureOf(row)
  const [chosen, setChosen] = useState<Sight | null>(null)
  if (!row || !image || !mayDo(images, 'update', actor, row.body)) return null
  const take = async (sight: Sight) => {
    setChosen(null)
    // At once: whoever saves the form in the next moment saves it with this.
    onChange(sight)
    const saved = await office.save(images.type, id, { ...sight }, row)
    did({ entity: images, id, before: row, after: saved }, texts.focus.set(image.name))
  }
  return (
    <>
      <button
        type="button"
        className={iconButton}
        aria-label={texts.focus.open(of)}
        title={texts.focus.label}
        onClick={() => setChosen({ focus: focusIn(image.focus), crops: image.crops ?? null })}
      >
        <Focus size={16} aria-hidden />
      </button>
      {chosen && (
        <Dialog
          title={texts.focus.label}
          onClose={() => setChosen(null)}
          footer={<Button onClick={() => void take(chosen)}>{texts.focus.take}</Button>}
        >
          <div className="p-4">
            <FocusPicker image={image} {...chosen} onChange={setChosen} />
          </div>
        </Dialog>
      )}
    </>
  )
}
