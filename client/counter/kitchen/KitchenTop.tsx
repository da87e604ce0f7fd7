import { WifiOff } from 'lucide-react'
import type { BoardStation } from '../../../schema/counter/boards.ts'
import type { StaffPush } from '../../data/boards/staffPush.ts'
import { useNetwork } from '../../device/online.ts'
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
    <header className="board-bar">
      <div className="min-w-0">
        <h1 className="truncate text-title">{station?.name ?? de.title}</h1>
        <p className="truncate text-ink-soft">{branch.name}</p>
      </div>
      {stations.length > 0 && (
        <nav aria-label={de.station} className="board-stations">
          {[null, ...stations].map(each => (
            <a
              key={each?.id ?? 0}
              href={stationPath(each?.id ?? null)}
              aria-current={(each?.id ?? null) === (station?.id ?? null) ? 'page' : undefined}
              className="board-station"
            >
              {each?.name ?? de.all}
            </a>
          ))}
        </nav>
      )}
      <div role="status" className="ml-auto flex flex-wrap justify-end gap-2">
        {stale !== null && (
          <p className="board-stale board-stale-small">
            <WifiOff aria-hidden size={20} />
            {stale === 'never' ? de.never : de.stale(formatTime(stale, branch.zone), hasNetwork)}
          </p>
        )}
        {stale !== null && queued > 0 && <p className="board-stale board-stale-small">{de.queued(queued)}</p>}
      </div>
      <button
        type="button"
        className="board-button board-toggle"
        aria-pressed={addsUp}
        onClick={() => onAddUp(!addsUp)}
      >
        {de.sums}
      </button>
      {switching && <SwitchButton view={switching.view} zone={branch.zone} onOpen={onSwitch} />}
      <DeviceSettings alarm={alarm} push={push} />
      {!alarm.isOnShift && (
        <button type="button" className="board-button board-button-main" title={de.beginHint} onClick={alarm.begin}>
          {de.begin}
        </button>
      )}
      <time className="board-bar-clock figures">{formatTime(now, branch.zone)}</time>
    </header>
  )
}
