import { FileText } from 'lucide-react'
import { previewAddress, type UploadRef, uploadAddress } from '../../../../schema/base/uploads.ts'
import { namesIn } from '../../../../schema/catalogue/parts.ts'
import { formatQuantity, isUnit } from '../../../../schema/catalogue/quantity.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import { formatMoney } from '../../../ui/format.ts'
import { texts } from '../texts.ts'
import { priceOf } from './sums.ts'

/** What was ordered: every line with what was chosen and wished for, its deposit and the files that belong to it. */
export function ReceiptLines({ order }: { order: PublicOrder }) {
  const { items, receipt, currency } = order
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item, index) => {
        const line = receipt?.lines[index]
        const wished = line?.texts ?? Object.values(item.parts).flatMap(namesIn)
        return (
          // Lines of a placed order never change their place.
          <li key={`${index} ${item.name}`} className="flex gap-3">
            <span className="figures min-w-8 text-ink-soft">{amountOf(item)}</span>
            <span className="min-w-0 flex-1">
              {item.name}
              {wished.map(text => (
                <span key={text} className="block text-caption wrap-anywhere text-ink-soft">
                  {text}
                </span>
              ))}
              {line && line.deposit > 0 && (
                <span className="block text-caption text-ink-soft">
                  {texts.sums.withDeposit(formatMoney(line.deposit, currency))}
                </span>
              )}
              {line && line.uploads.length > 0 && (
                <span className="mt-2 flex flex-wrap gap-2">
                  {line.uploads.map(upload => (
                    <Upload key={upload.id} upload={upload} />
                  ))}
                </span>
              )}
            </span>
            <span className="figures">{priceOf(item, order)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Upload({ upload }: { upload: UploadRef }) {
  const preview = previewAddress(upload)
  return (
    <a
      href={uploadAddress(upload)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.details.file(upload.name)}
      className="grid size-16 place-items-center overflow-hidden rounded-control border border-line bg-sunken text-ink-soft"
    >
      {preview ? (
        <img src={preview} alt="" width={64} height={64} loading="lazy" className="size-full object-cover" />
      ) : (
        <FileText size={24} aria-hidden />
      )}
    </a>
  )
}

function amountOf({ amount, unit }: PublicOrder['items'][number]): string {
  if (!isUnit(unit)) return amount.toLocaleString('de-DE')
  return unit === 'amount' ? `${formatQuantity(amount, unit)}×` : formatQuantity(amount, unit)
}
