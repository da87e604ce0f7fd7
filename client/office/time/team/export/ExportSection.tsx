import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { localTime } from '../../../../../schema/base/zonedTime.ts'
import { now } from '../../../../device/clock.ts'
import { addMonths, monthOf } from '../../../../ui/dates/calendar.ts'
import { useBranchScope } from '../../../areas/useBranchScope.ts'
import { BranchSelect } from '../../../shell/BranchSelect.tsx'
import { useZone } from '../../../shell/scope.tsx'
import { MonthChoice } from '../MonthChoice.tsx'
import { PayrollCard } from './PayrollCard.tsx'
import { RecordsCard } from './RecordsCard.tsx'
import { SheetsCard } from './SheetsCard.tsx'

/** Working time as files: for the payroll and for whoever inspects it. */
export function ExportSection() {
  const { monat } = useSearch({ strict: false })
  const navigate = useNavigate()
  const present = monthOf(localTime(now(), useZone()).date)
  // Wages are reckoned when the month is over.
  const month = monat ?? addMonths(present, -1)
  const { scope, branches } = useBranchScope()
  const [chosen, setChosen] = useState<number | null>(scope?.length === 1 ? (scope[0] ?? null) : null)
  const show = (next: string) => void navigate({ to: '/times', search: { teil: 'export', monat: next }, replace: true })
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BranchSelect branches={branches} branch={chosen} onBranch={setChosen} />
        <MonthChoice month={month} last={present} onMonth={show} />
      </div>
      <div className="grid items-start gap-4 *:min-w-0 desktop:grid-cols-2">
        <PayrollCard month={month} branch={chosen} />
        <div className="flex flex-col gap-4">
          <SheetsCard key={`${month} ${chosen}`} month={month} branch={chosen} />
          <RecordsCard key={month} month={month} branch={chosen} />
        </div>
      </div>
    </div>
  )
}
