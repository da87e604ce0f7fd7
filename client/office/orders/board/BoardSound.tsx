import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { canSound, playTone, unlockSound } from '../../../device/media/sound.ts'
import { kept } from '../../../device/storage/kept.ts'
import { memo } from '../../../device/storage/memo.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { type BoardCard, hasNew } from './board.ts'
import { texts } from './texts.ts'

const VOLUME = 0.7

/** Whether this device sounds when an order comes. Browsers want a touch on each opened page before. */
export function BoardSound({ orders }: { readonly orders: readonly Pick<BoardCard, 'id' | 'status'>[] }) {
  const [choice] = useState(() => kept(memo, 'office-board-sound'))
  const isWanted = useSyncExternalStore(choice.subscribe, choice.get) === '1'
  const isAllowed = useSyncExternalStore(canSound.subscribe, canSound.get)
  const isOn = isWanted && isAllowed
  /** Null before the first look: what was there before somebody came is no news. */
  const known = useRef<ReadonlySet<number> | null>(null)
  useEffect(() => {
    if (isOn && hasNew(known.current, orders)) playTone('new', VOLUME)
    known.current = new Set(orders.map(({ id }) => id))
  }, [orders, isOn])
  const toggle = async () => {
    if (isOn) return choice.set(null)
    choice.set('1')
    if (await unlockSound()) playTone('new', VOLUME)
  }
  const Sign = isOn ? Volume2 : VolumeX
  return (
    <Chip pressed={isOn} icon={<Sign size={16} aria-hidden />} onClick={() => void toggle()}>
      {isWanted && !isAllowed ? texts.sound.touch : texts.sound.label}
    </Chip>
  )
}
