import { Ban, Clock, Pause } from 'lucide-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { keptByOwnStaff, may } from '../../../schema/base/access.ts'
import { useLive } from '../../data/engine/live.ts'
import { useNow } from '../../device/clock.ts'
import { isInScope } from '../areas/branchScope.ts'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { useOffice, useTitles, useZone } from '../shell/scope.tsx'
import { floating, input, option, quietButton } from '../shell/styles.ts'
import { openNow } from './openNow.ts'
import { RunningChip } from './RunningChip.tsx'
import { texts } from './texts.ts'
import { useRunning, useSwitching } from './useSwitches.ts'

const pauses = [15, 30, 60] as const
const delays = [10, 15, 30] as const
const FOUND = 6
const MANY = 500

/** What is switched for a while at the branches looked at, and the switches themselves. */
export function SwitchStrip() {
  const { actor, office } = useOffice()
  const zone = useZone()
  const now = useNow(15_000)
  const { scope, branches } = useBranchScope()
  const switching = useSwitching()
  const own = branches.filter(({ id }) => isInScope(scope, [id]) && may(actor, 'create', keptByOwnStaff, [id]))
  const page = useLive(useMemo(() => office.list('branches', { limit: MANY }), [office]))
  const standingOf = (branch: number) => openNow(page?.rows.find(({ id }) => id === branch)?.body ?? {}, now, zone)
  const closing = own.flatMap(place => {
    const { closesAt } = standingOf(place.id)
    return closesAt === null ? [] : [{ ...place, closesAt }]
  })
  const [only, ...others] = own
  const running = useRunning(now).filter(({ body }) => isInScope(scope, [body.branch]))
  const titles = useTitles(
    useMemo(
      () => running.flatMap(({ body }) => (body.product ? [['products', body.product] as const] : [])),
      [running],
    ),
  )
  const nameOf = (branch: number, product: number | null | undefined) =>
    [
      product ? titles.get(`products:${product}`) : undefined,
      branches.length > 1 ? branches.find(({ id }) => id === branch)?.name : undefined,
    ]
      .filter(Boolean)
      .join(' · ')
  if (own.length === 0 && running.length === 0) return null
  return (
    <section aria-label={texts.label} className="flex flex-wrap items-center gap-2">
      {own.length > 0 && (
        <>
          {only && others.length === 0 && page && (
            <span className="figures pr-1 text-caption text-ink-soft">{standingOf(only.id).text}</span>
          )}
          <Menu icon={<Pause size={15} aria-hidden />} label={texts.pause}>
            {pauses.map(minutes => (
              <Line key={minutes} onClick={() => void switching.pause(own, minutes)}>
                {texts.minutes(minutes)}
              </Line>
            ))}
            {closing.length > 0 && (
              <Line onClick={() => void switching.pauseUntilClose(closing)}>{texts.untilClose}</Line>
            )}
          </Menu>
          <Menu icon={<Clock size={15} aria-hidden />} label={texts.busy}>
            {delays.map(minutes => (
              <Line key={minutes} onClick={() => void switching.slow(own, minutes)}>
                {texts.longerBy(minutes)}
              </Line>
            ))}
          </Menu>
          <SoldOut onProduct={product => void switching.sellOut([product], own)} />
        </>
      )}
      {running.map(each => (
        <RunningChip
          key={each.row.id}
          running={each}
          name={nameOf(each.body.branch, each.body.product)}
          mayEnd={may(actor, 'update', keptByOwnStaff, [each.body.branch])}
          now={now}
        />
      ))}
    </section>
  )
}

interface MenuProps {
  readonly icon: ReactNode
  readonly label: string
  readonly children: ReactNode
}

/** A button with a few choices; the choice closes it. */
function Menu({ icon, label, children }: MenuProps) {
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id} className={`${quietButton} border border-line pointer-coarse:min-h-11`}>
        {icon}
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        className={`office-popover ${floating} p-1.5`}
        onClick={event => event.currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}

const Line = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={`${option} w-full hover:bg-sunken pointer-coarse:min-h-11`} onClick={onClick}>
    {children}
  </button>
)

/** A product is found and out until tomorrow: what is typed and Enter. */
function SoldOut({ onProduct }: { onProduct: (product: { id: number; name: string }) => void }) {
  const { office } = useOffice()
  const id = useId()
  const [search, setSearch] = useState('')
  const page = useLive(
    useMemo(() => office.list('products', { search, limit: search.trim() === '' ? 0 : FOUND }), [office, search]),
  )
  const found = (page?.rows ?? []).map(row => ({ id: row.id, name: String(row.body['name'] ?? row.id) }))
  const take = (product: { id: number; name: string } | undefined) => {
    if (!product) return
    setSearch('')
    document.getElementById(id)?.hidePopover()
    onProduct(product)
  }
  return (
    <>
      <button type="button" popoverTarget={id} className={`${quietButton} border border-line pointer-coarse:min-h-11`}>
        <Ban size={15} aria-hidden />
        {texts.soldOut}
      </button>
      <div id={id} popover="auto" className={`office-popover ${floating} p-2`}>
        <form
          onSubmit={event => {
            event.preventDefault()
            take(found[0])
          }}
        >
          <input
            // The browser focuses it as the popover opens, before the next key; React would do so only once.
            ref={element => element?.setAttribute('autofocus', '')}
            type="search"
            aria-label={texts.product}
            placeholder={texts.product}
            className={`${input} w-full`}
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
        </form>
        <p className="px-1 pt-1.5 text-caption text-ink-soft">
          {search.trim() !== '' && page?.total === 0 ? texts.noProduct : texts.productHint}
        </p>
        {found.map(product => (
          <Line key={product.id} onClick={() => take(product)}>
            {product.name}
          </Line>
        ))}
      </div>
    </>
  )
}
