import { useEffect, useState } from 'react'
import type { Me } from '../../../schema/base/calls.ts'
import { nameOfPerson } from '../../../schema/business/personName.ts'
import { browserWorld } from '../../data/engine/world.ts'
import { createOpenedTime, type OpenedTime } from '../../data/time/openedTime.ts'
import { whenIdle } from '../../device/page/idle.ts'
import { actorOf, seesOrders } from '../../office/shell/rights.ts'

/** The person's own working time, at hand as long as the office is open. */
export function useOpenedTime(me: Me): OpenedTime {
  const [time] = useState(() => createOpenedTime({ id: me.user.id, name: nameOfPerson(me.user) }, browserWorld))
  // Who sees orders has what they clocked sent with their steps; for others it goes out from whatever page they look at.
  const [isSentElsewhere] = useState(() => seesOrders(actorOf(me)))
  useEffect(() => {
    const closing = new AbortController()
    if (!isSentElsewhere) void whenIdle().then(() => closing.signal.aborted || time.open())
    return () => {
      closing.abort()
      void time.close()
    }
  }, [time, isSentElsewhere])
  return time
}
