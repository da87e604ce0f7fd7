import { useMemo, useState } from 'react'
import { addressOf } from '../../../schema/base/call.ts'
import { keysOf } from '../../../schema/base/keys.ts'
import { parse } from '../../../schema/base/problems.ts'
import { templateFile } from '../../../schema/signage/calls.ts'
import { imageTemplates } from '../../../schema/signage/imageTemplate.ts'
import { placeholders } from '../../../schema/signage/placeholders.ts'
import { Select } from '../../ui/Select.tsx'
import { bodyIn } from '../form/draft.ts'
import type { FormPreviewProps } from '../form/formParts.ts'
import { quietButton } from '../shell/styles.ts'
import { DrawnLayout } from './DrawnLayout.tsx'
import { dataOf } from './productData.ts'
import { templateIn } from './templateIn.ts'
import { texts } from './texts.ts'
import { useProducts } from './useProducts.ts'

/** The template as it is typed right now, drawn for a product of one's choice. */
export function TemplatePreview({ row, form }: FormPreviewProps) {
  const known = useProducts()
  const [chosen, setChosen] = useState('')
  const typed = useMemo(() => parse(imageTemplates.shape, bodyIn(form.draft, row)), [form.draft, row])
  const stored = useMemo(() => (row ? templateIn(row) : null), [row])
  const layout = typed.ok ? typed.data : stored
  if (!layout) return null
  const isOfProduct = layout.subject === 'products'
  const product = isOfProduct ? (known.find(({ id }) => String(id) === chosen) ?? known[0]) : undefined
  const params = { id: row?.id ?? 0 }
  const query = (format: string) => `?format=${format}${product ? `&product=${product.id}` : ''}`
  return (
    <section aria-label={texts.preview.title} className="flex flex-col gap-4">
      {isOfProduct && known.length > 0 && (
        <Select
          label={texts.preview.product}
          value={String(product?.id ?? '')}
          onChange={event => setChosen(event.target.value)}
        >
          {known.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <div>
        <DrawnLayout layout={layout} data={dataOf(product)} label={texts.preview.drawn(layout.name)} />
        {!typed.ok && <p className="mt-2 text-caption text-ink-soft">{texts.preview.broken}</p>}
      </div>
      {isOfProduct && (
        <p className="text-caption text-ink-soft">
          {texts.preview.names} {placeholders.map(name => `{${name}}`).join(' ')}
        </p>
      )}
      {row && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-caption font-medium">{texts.preview.take}</span>
          {keysOf(texts.preview.formats).map(format => (
            <a
              key={format}
              className={quietButton}
              href={addressOf(templateFile, params) + query(format)}
              download={`${String(row.body['identifier'])}.${format}`}
            >
              {texts.preview.formats[format]}
            </a>
          ))}
          <p className="basis-full text-caption text-ink-soft">{texts.preview.unsaved}</p>
        </div>
      )}
    </section>
  )
}
