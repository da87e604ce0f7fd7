import { Paperclip, Pencil } from 'lucide-react'
import { useState } from 'react'
import { may, orderAccess } from '../../../schema/base/access.ts'
import { formatMoney } from '../../../schema/base/money.ts'
import { previewAddress, type UploadRef, uploadAddress } from '../../../schema/base/uploads.ts'
import type { PartValue } from '../../../schema/catalogue/parts.ts'
import { formatQuantity } from '../../../schema/catalogue/quantity.ts'
import type { WholeLine, WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { isFinal } from '../../../schema/ordering/orderStatus.ts'
import { Button } from '../../ui/Button.tsx'
import { useShows } from '../settings/deviceSettings.ts'
import { useOffice } from '../shell/scope.tsx'
import { ChangeLines } from './lines/ChangeLines.tsx'
import { texts as lineTexts } from './lines/texts.ts'
import { orderSums } from './orderSums.ts'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

/** What was ordered, line by line, with what was typed and uploaded for it, and what it costs. */
export function OrderLines({ order }: { readonly order: WholeOrder }) {
  const { lines, currency } = order
  const { actor } = useOffice()
  const isShown = useShows('productData')
  const [isChanging, setChanging] = useState(false)
  const mayChange = !isFinal(order.status) && may(actor, 'update', orderAccess, [order.branch.id])
  const money = (cents: number): string => formatMoney(cents, currency)
  return (
    <Section title={texts.sections.items}>
      {isShown ? (
        <ul className="divide-y divide-line">
          {lines.map(line => (
            <Line key={line.position} line={line} currency={currency} />
          ))}
        </ul>
      ) : (
        <p className="px-4 py-3 text-ink-soft">{texts.hidden.lines}</p>
      )}
      <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line px-4 py-3">
        {orderSums(order).map(({ label, cents, kind }) => (
          <div key={label} className={`col-span-2 grid grid-cols-subgrid ${looks[kind]}`}>
            <dt>{label}</dt>
            <dd className="text-right">{money(cents)}</dd>
          </div>
        ))}
      </dl>
      {mayChange && (
        <div className="border-t border-line px-4 py-3">
          <Button variant="secondary" size="small" icon={<Pencil size={15} />} onClick={() => setChanging(true)}>
            {lineTexts.open}
          </Button>
        </div>
      )}
      {isChanging && <ChangeLines order={order} onClose={() => setChanging(false)} />}
    </Section>
  )
}

const looks = { part: 'text-ink-soft', total: 'font-strong', within: 'text-caption text-ink-soft' } as const

function Line({ line, currency }: { readonly line: WholeLine; readonly currency: string }) {
  const isLeftOut = line.amount === 0
  return (
    <li className="flex gap-3 px-4 py-3">
      <span className="figures w-16 shrink-0 font-medium">
        {isLeftOut ? texts.leftOut : formatQuantity(line.amount, line.unit)}
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block font-medium ${isLeftOut ? 'line-through' : ''}`}>{line.name}</span>
        {line.lines.map(text => (
          <span key={text} className="block text-caption text-ink-soft [overflow-wrap:anywhere]">
            {text}
          </span>
        ))}
        <Files files={Object.values(line.values).flatMap(filesIn)} />
      </span>
      <span className="figures shrink-0">{formatMoney(line.gross + line.deposit, currency)}</span>
    </li>
  )
}

/** What the guest uploaded: pictures as such, everything opens in a page of its own. */
function Files({ files }: { readonly files: readonly UploadRef[] }) {
  if (files.length === 0) return null
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {files.map(file => {
        const preview = previewAddress(file)
        return (
          <a
            key={file.id}
            href={uploadAddress(file)}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 items-center gap-2 rounded-control border border-line px-2.5 text-caption hover:border-edge"
          >
            {preview === null ? (
              <Paperclip size={15} aria-hidden />
            ) : (
              <img
                src={preview}
                alt=""
                width={72}
                height={72}
                className="-ml-2.5 size-18 rounded-control object-cover"
              />
            )}
            <span className="max-w-48 truncate">{file.name}</span>
          </a>
        )
      })}
    </span>
  )
}

const filesIn = (value: PartValue): readonly UploadRef[] =>
  Array.isArray(value) ? value.filter(entry => typeof entry === 'object') : []
