import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf } from '../../../schema/base/call.ts'
import { templateFile } from '../../../schema/signage/calls.ts'
import { type ImageTemplate, imageTemplates } from '../../../schema/signage/imageTemplate.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { useBodies } from '../catalogue/menus/useBodies.ts'
import { RelationPicker } from '../form/controls/RelationPicker.tsx'
import { productIn } from '../orders/lines/productIn.ts'
import { useRow, useSettings } from '../shell/scope.tsx'
import { DrawnLayout } from './DrawnLayout.tsx'
import { dataOf } from './productData.ts'
import { templateIn } from './templateIn.ts'
import { texts } from './texts.ts'

interface TemplateDialogProps {
  readonly onFile: (file: File) => void
  readonly onClose: () => void
}

/** Chooses a template and whom it is drawn for; what the server draws goes into the library like any file. */
export function TemplateDialog({ onFile, onClose }: TemplateDialogProps) {
  const known = useBodies(imageTemplates.type)
  const templates = [...(known?.values() ?? [])].flatMap(row => templateIn(row) ?? [])
  const [chosen, setChosen] = useState('')
  const [productId, setProduct] = useState<number | null>(null)
  const template = templates.find(({ id }) => String(id) === chosen) ?? templates[0]
  const row = useRow('products', productId)
  const product = (row && productIn(row)) ?? undefined
  const currency = useSettings()?.currency
  const drawing = useMutation({
    mutationFn: drawn,
    onSuccess: file => {
      onFile(file)
      onClose()
    },
  })
  const isOfProduct = template?.subject === 'products'
  const isReady = template && (!isOfProduct || product)
  return (
    <Dialog
      title={texts.template.title}
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button variant="secondary" size="small" onClick={onClose}>
            {texts.labels.cancel}
          </Button>
          <Button
            size="small"
            busy={drawing.isPending}
            disabled={!isReady}
            onClick={() => template && drawing.mutate({ template, product: isOfProduct ? productId : null })}
          >
            {texts.template.take}
          </Button>
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-4 px-5 py-4">
        {known && templates.length === 0 && <p className="text-ink-soft">{texts.template.none}</p>}
        {template && (
          <>
            <Select
              label={texts.template.which}
              value={String(template.id)}
              onChange={({ target }) => setChosen(target.value)}
            >
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            {isOfProduct && (
              <div className="flex flex-col gap-1.5">
                <label htmlFor="vorlage-produkt" className="text-caption font-medium">
                  {texts.template.product}
                </label>
                <RelationPicker
                  id="vorlage-produkt"
                  to="products"
                  label={texts.template.product}
                  value={productId}
                  invalid={false}
                  describedBy={undefined}
                  onPick={picked => setProduct(picked?.id ?? null)}
                />
              </div>
            )}
            <div className="mx-auto w-full max-w-sm">
              <DrawnLayout layout={template} data={dataOf(product, currency)} label={template.name} isBare={!isReady} />
            </div>
          </>
        )}
        {drawing.isError && <Notice tone="error">{texts.template.failed}</Notice>}
      </div>
    </Dialog>
  )
}

interface Wanted {
  readonly template: ImageTemplate
  readonly product: number | null
}

async function drawn({ template: { id, identifier }, product }: Wanted): Promise<File> {
  const query = `?format=png${product === null ? '' : `&product=${product}`}`
  const answer = await fetch(addressOf(templateFile, { id }) + query)
  if (!answer.ok) throw new Error(`The template ${id} was not drawn: ${answer.status}`)
  return new File([await answer.blob()], `${identifier}${product === null ? '' : `-${product}`}.png`, {
    type: 'image/png',
  })
}
