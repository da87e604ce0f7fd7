import { addressOf } from '../../../../schema/base/call.ts'
import type { Entity } from '../../../../schema/base/entity.ts'
import { keysOf } from '../../../../schema/base/keys.ts'
import { templateFile } from '../../../../schema/signage/calls.ts'
import { imageTemplates } from '../../../../schema/signage/imageTemplate.ts'
import type { Row } from '../../../data/office/office.ts'
import { RelationPicker } from '../../form/controls/RelationPicker.tsx'
import { quietButton } from '../../shell/styles.ts'
import { texts as words } from '../texts.ts'
import { texts } from './texts.ts'
import type { usePreview } from './usePreview.ts'

type Preview = ReturnType<typeof usePreview>

/** Whose data is shown, where the layout is drawn for a product. */
export function ShownWith({ preview: { product, products, setProduct } }: { readonly preview: Preview }) {
  if (products.length === 0) return null
  return (
    <div className="flex flex-col gap-1.5 rounded-control bg-sunken p-3">
      <label htmlFor="gezeigt-mit" className="text-caption font-medium">
        {texts.preview.product}
      </label>
      <RelationPicker
        id="gezeigt-mit"
        to="products"
        label={texts.preview.product}
        value={product?.id ?? null}
        invalid={false}
        describedBy={undefined}
        onPick={row => setProduct(row?.id ?? null)}
      />
    </div>
  )
}

interface AsFileProps {
  readonly entity: Entity
  readonly row: Row
  readonly product: number | undefined
}

/** The template as a file, drawn by the server from what is saved. */
export function AsFile({ entity, row, product }: AsFileProps) {
  if (entity.type !== imageTemplates.type) return null
  const query = (format: string) => `?format=${format}${product === undefined ? '' : `&product=${product}`}`
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
      <span className="text-caption font-medium">{texts.preview.take}</span>
      {keysOf(words.preview.formats).map(format => (
        <a
          key={format}
          className={`${quietButton} border border-line bg-surface`}
          href={addressOf(templateFile, { id: row.id }) + query(format)}
          download={`${String(row.body['identifier'])}.${format}`}
        >
          {words.preview.formats[format]}
        </a>
      ))}
      <p className="basis-full text-caption text-ink-soft">{texts.preview.unsaved}</p>
    </div>
  )
}
