import { formatQuantity } from '../../../schema/catalogue/quantity.ts'
import { Badge } from '../../ui/Badge.tsx'
import { texts as uiTexts } from '../../ui/laterTexts.ts'
import { Money } from '../../ui/Money.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import type { CartEvent } from './cart.machine.ts'
import type { CartLineView } from './cartView.ts'
import { texts } from './texts.ts'

interface CartLineProps {
  readonly line: CartLineView
  readonly send: (event: CartEvent) => void
  /** Opens the configuration of the line; absent where there is nothing to change. */
  readonly onEdit?: () => void
}

export function CartLine({ line, send, onEdit }: CartLineProps) {
  const { item, product, bounds } = line
  if (line.state === 'waiting') return <WaitingLine />
  const name = product?.name ?? texts.goneName
  const remove = () => send({ type: 'item.removed', key: item.key })
  const step = (direction: 1 | -1) => bounds && send({ type: 'item.stepped', key: item.key, direction, bounds })
  return (
    <li className={row}>
      <div className={line.state === 'gone' ? '' : grid}>
        <div className="flex min-w-0 flex-col gap-1 [grid-area:name] @min-[20rem]:pt-3">
          <p className="leading-snug font-medium">{name}</p>
          {line.details.map(detail => (
            <p key={detail} className="text-caption text-ink-soft">
              {detail}
            </p>
          ))}
          {line.contents && <p className="text-caption text-ink-soft">{line.contents}</p>}
          {line.deposit > 0 && (
            <p className="text-caption text-ink-soft">
              {texts.deposit} <Money cents={line.deposit} />
            </p>
          )}
          {line.state !== 'fine' && (
            <p>
              <Badge tone="warning">
                {line.state === 'gone' ? texts.gone : product?.isEnabled ? texts.unavailable : texts.soldOut}
              </Badge>
            </p>
          )}
        </div>
        {line.state !== 'gone' && (
          <p className="text-right [grid-area:price] @min-[20rem]:pt-3">
            <LinePrice line={line} />
          </p>
        )}
        <div className="[grid-area:step]">
          {bounds && product && line.state === 'fine' ? (
            <Stepper
              label={name}
              value={formatQuantity(item.amount, item.unit)}
              onLess={() => step(-1)}
              onMore={() => step(1)}
              removes={item.amount <= bounds.minimum}
              canMore={bounds.maximum === null || item.amount < bounds.maximum}
            />
          ) : (
            <TextButton label={`${uiTexts.remove}: ${name}`} onClick={remove}>
              {uiTexts.remove}
            </TextButton>
          )}
        </div>
        {onEdit && product && (
          <div className="-ml-3 [grid-area:edit] @max-[20rem]:ml-0">
            <TextButton label={texts.editLine(name)} onClick={onEdit}>
              {texts.edit}
            </TextButton>
          </div>
        )}
      </div>
    </li>
  )
}

/** What lies out of sight is not laid out: a sheet of thirty lines opens as fast as one of ten. */
const row =
  '@container border-b border-line py-3 [contain-intrinsic-height:auto_5.5rem] [content-visibility:auto] [overflow-clip-margin:0.75rem] last:border-0'

/** Beside the menu the stepper stands below the name; where there is room, all of it on one line. */
const grid =
  "grid items-start gap-x-2.5 gap-y-1 [grid-template:'name_name_price'_auto_'step_edit_edit'_auto/auto_1fr_auto] @min-[20rem]:[grid-template:'name_step_price'_auto_'edit_step_price'_auto/1fr_auto_minmax(3.75rem,auto)]"

/** A line whose product is on its way. */
function WaitingLine() {
  return (
    <li aria-busy className="flex flex-col gap-2 border-b border-line py-3 last:border-0">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-11 w-30 rounded-pill" />
    </li>
  )
}

function LinePrice({ line }: { line: CartLineView }) {
  if (line.gross === null) return <span className="text-caption text-ink-soft">{texts.priceHidden}</span>
  return <Money cents={line.gross} prefix={line.prefix} />
}

function TextButton({ label, onClick, children }: { label: string; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="min-h-11 rounded-control px-3 text-caption font-medium text-accent-ink hover:bg-accent-soft"
    >
      {children}
    </button>
  )
}
