import { WifiOff } from 'lucide-react'
import type { BoardStation } from '../../../schema/counter/boards.ts'
import type { StaffPush } from '../../data/boards/staffPush.ts'
import { useNetwork } from '../../device/online.ts'
import { BoardButton } from '../../ui/board/BoardButton.tsx'
import { StaleMark } from '../../ui/board/StaleMark.tsx'
import { formatTime } from '../../ui/format.ts'
import { DeviceSettings } from './DeviceSettings.tsx'
import { SwitchButton, type Switching } from './SwitchPanel.tsx'
import { de } from './texts.ts'
import type { Alarm } from './useAlarm.ts'

/** Where a board stands, what it shows of the branch, and how it is told when it is closed. */
export interface KitchenPlace {
  readonly branch: {
    readonly name: string
    readonly zone: string
    readonly preparationMinutes: number
    readonly accepts: boolean
  }
  readonly stations: readonly BoardStation[]
  readonly station: BoardStation | null
  /** Address of the board of a station; null is all of them. */
  readonly stationPath: (station: number | null) => string
  /** Null where this board switches nothing. */
  readonly switching: Switching | null
  /** Whether this device is told about new orders while the board is closed. */
  readonly push: StaffPush
}

interface KitchenTopProps extends KitchenPlace {
  readonly now: number
  readonly alarm: Alarm
  readonly stale: number | 'never' | null
  /** Steps that wait for the network. */
  readonly queued: number
  /** Whether everything that is to be made is shown added up. */
  readonly addsUp: boolean
  readonly onAddUp: (next: boolean) => void
  readonly onSwitch: () => void
}

/** Where this is, what it shows, how old that is, and the shift. */
export function KitchenTop({
  branch,
  stations,
  station,
  stationPath,
  push,
  switching,
  now,
  alarm,
  stale,
  queued,
  addsUp,
  onAddUp,
  onSwitch,
}: KitchenTopProps) {
  const hasNetwork = useNetwork()
  return (
    <header className="flex flex-none items-center gap-4 border-b border-line bg-surface px-4 py-3 max-lying:flex-wrap max-lying:gap-2 max-lying:px-3 max-lying:py-2 max-tablet:gap-3">
      <div className="min-w-0 max-tablet:flex-1">
        <h1 className="truncate text-title">{station?.name ?? de.title}</h1>
        <p className="truncate text-ink-soft">{branch.name}</p>
      </div>
      {stations.length > 0 && (
        // The stations give way: they can be scrolled, a button says what it does in one line.
        <nav
          aria-label={de.station}
          className="flex min-w-0 gap-1 overflow-x-auto rounded-[calc(var(--radius)+4px)] bg-paper p-1 max-tablet:order-1 max-tablet:w-full"
        >
          {[null, ...stations].map(each => (
            <a
              key={each?.id ?? 0}
              href={stationPath(each?.id ?? null)}
              aria-current={(each?.id ?? null) === (station?.id ?? null) ? 'page' : undefined}
              className="grid min-h-14 place-items-center rounded-card px-4.5 text-lead font-medium whitespace-nowrap text-ink-soft no-underline aria-[current]:bg-sunken aria-[current]:text-ink"
            >
              {each?.name ?? de.all}
            </a>
          ))}
        </nav>
      )}
      <div
        role="status"
        className="ml-auto flex flex-wrap justify-end gap-2 max-tablet:order-1 max-tablet:ml-0 max-tablet:empty:hidden"
      >
        {stale !== null && (
          <StaleMark size="near" icon={<WifiOff aria-hidden size={20} />}>
            {stale === 'never' ? de.never : de.stale(formatTime(stale, branch.zone), hasNetwork)}
          </StaleMark>
        )}
        {stale !== null && queued > 0 && <StaleMark size="near">{de.queued(queued)}</StaleMark>}
      </div>
      <BoardButton variant="toggle" size="bar" aria-pressed={addsUp} onClick={() => onAddUp(!addsUp)}>
        {de.sums}
      </BoardButton>
      {switching && <SwitchButton view={switching.view} zone={branch.zone} onOpen={onSwitch} />}
      <DeviceSettings alarm={alarm} push={push} />
      {!alarm.isOnShift && (
        <BoardButton variant="main" size="bar" title={de.beginHint} onClick={alarm.begin}>
          {de.begin}
        </BoardButton>
      )}
      <time className="figures text-[1.875rem]/[1] font-strong max-tablet:hidden">{formatTime(now, branch.zone)}</time>
    </header>
  )
}
