import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { keysOf } from '../../../../../schema/base/keys.ts'
import { payrollFile } from '../../../../../schema/time/calls.ts'
import { payKinds, wageTypes } from '../../../../../schema/time/wageType.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { Segmented } from '../../../../ui/Segmented.tsx'
import { ProblemNotice } from '../../../server/ProblemNotice.tsx'
import { useFilling } from '../../../shell/scope.tsx'
import { card } from '../../../shell/styles.ts'
import { useTakeFile } from '../../../transfer/useTakeFile.ts'
import { useEvery } from '../useEvery.ts'
import { useTeam } from '../useTeam.ts'
import { FileButtons } from './FileButtons.tsx'
import { texts } from './texts.ts'

interface PayrollCardProps {
  /** YYYY-MM. */
  readonly month: string
  /** Null for all one may read. */
  readonly branch: number | null
}

/** The file for the payroll, and what has to be known of it before it goes to the accountant. */
export function PayrollCard({ month, branch }: PayrollCardProps) {
  const [per, setPer] = useState<'month' | 'day'>('month')
  const file = useTakeFile()
  const { payroll } = texts
  const query = `?month=${month}&per=${per}${branch === null ? '' : `&branch=${branch}`}`
  return (
    <section className={`${card} flex flex-col gap-4 p-4 tablet:p-5`} aria-label={payroll.title}>
      <header className="flex flex-col gap-1">
        <h3 className="text-lead">{payroll.title}</h3>
        <p className="text-ink-soft">{payroll.intro}</p>
      </header>
      <Segmented
        label={payroll.per}
        value={per}
        options={keysOf(payroll.pers).map(value => ({ value, label: payroll.pers[value] }))}
        onChange={setPer}
      />
      <OpenMonths month={month} branch={branch} />
      <ProblemNotice problem={file.problem} onAgain={file.again} />
      <FileButtons
        label={payroll.take}
        isBusy={file.isBusy}
        onTake={format => file.take({ call: payrollFile, query, name: payroll.name(month), format })}
      />
      <Unnumbered />
    </section>
  )
}

/** How many months may still change. */
function OpenMonths({ month, branch }: PayrollCardProps) {
  const { query } = useTeam(month)
  const open = (query.value ?? []).filter(
    ({ state, branches }) => state !== 'approved' && (branch === null || branches.includes(branch)),
  )
  return open.length === 0 ? null : <Notice tone="warning">{texts.payroll.open(open.length)}</Notice>
}

/** Kinds of hours the accountant has no number for. */
function Unnumbered() {
  const known = useEvery(wageTypes.type)
  const isFilling = useFilling()
  // What is still on its way is not missing.
  if (!known || (isFilling && known.length === 0)) return null
  const kinds = keysOf(payKinds).filter(kind => known.every(({ body }) => body['kind'] !== kind))
  const missing = kinds.filter(kind => kind !== 'overtime')
  return (
    <p className="text-caption text-ink-soft">
      {missing.length > 0 && `${texts.payroll.unnumbered} ${missing.map(kind => payKinds[kind]).join(', ')}. `}
      {kinds.length > missing.length && `${texts.payroll.overtime} `}
      <Link to={`/${wageTypes.type}`} className="inline-block text-accent-ink underline">
        {texts.payroll.wageTypes}
      </Link>
    </p>
  )
}
