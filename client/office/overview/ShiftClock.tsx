import { ClockCard } from '../time/own/ClockCard.tsx'
import { useOwnTime, useOwnView } from '../time/own/useOwnTime.ts'

/** Kommen, Pause, Gehen: what a shift begins with, where this device can keep it. */
export default function ShiftClock() {
  const time = useOwnTime()
  return time === null || time === 'failed' ? null : <Opened time={time} />
}

const Opened = ({ time }: { readonly time: Parameters<typeof useOwnView>[0] }) => (
  <div className="max-w-md">
    <ClockCard own={useOwnView(time)} />
  </div>
)
