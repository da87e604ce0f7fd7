import { useState } from 'react'
import { products } from '../../../../schema/catalogue/product.ts'
import { RelationPicker } from '../../form/controls/RelationPicker.tsx'
import { formModel } from '../../form/formModel.ts'
import { useForm } from '../../form/formScope.tsx'
import { toTyped } from '../../form/formValues.ts'
import { quietButton } from '../../shell/styles.ts'
import { texts } from './texts.ts'

/** What belongs to one product alone. */
const own = ['name', 'uid', 'gtin', 'internalNote']

/** „Wie ein anderes …“: a new product begins with everything of another one but its name. */
export function LikeOther() {
  const { sibling } = useForm()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <button
        type="button"
        className={`${quietButton} -mt-2 min-h-9 self-start border border-line pointer-coarse:min-h-11`}
        onClick={() => setOpen(true)}
      >
        {texts.likeOther}
      </button>
    )
  return (
    <div className="-mt-2 flex max-w-96 flex-col gap-1.5">
      <RelationPicker
        to="products"
        label={texts.likeOther}
        placeholder={texts.likeOther}
        value={null}
        onPick={row => {
          if (!row) return
          for (const field of formModel(products))
            if (!own.includes(field.name)) sibling(field.name)?.onChange(toTyped(field, row.body[field.name]))
          setOpen(false)
        }}
      />
      <p className="text-caption text-ink-soft">{texts.likeOtherHint}</p>
    </div>
  )
}
