import { opensTab } from '../../../schema/base/areas.ts'
import { texts as areaTexts } from '../areas/texts.ts'
import { PlannedToday } from '../planned/PlannedToday.tsx'
import { seesOrders } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { Drafts } from './Drafts.tsx'
import { firstParts } from './firstScreen.ts'
import { PushCard } from './PushCard.tsx'
import { Recent } from './Recent.tsx'
import { SpecialDays } from './SpecialDays.tsx'
import { WhatIsMissing } from './WhatIsMissing.tsx'

/** What is to come, and what nobody waits for: drafts, special days, planned changes, gaps in the data, what was changed last. */
export default function Outlook() {
  const { me, actor, push } = useOffice()
  return (
    <>
      {!firstParts(actor).includes('drafts') && opensTab(me.roles, 'content', 'Seiten') && <Drafts />}
      {seesOrders(actor) && <SpecialDays />}
      <PlannedToday />
      {opensTab(me.roles, 'settings', areaTexts.tabs.faults) && <WhatIsMissing />}
      <Recent />
      {seesOrders(actor) && <PushCard push={push} />}
    </>
  )
}
