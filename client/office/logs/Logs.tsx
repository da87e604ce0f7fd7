import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { fieldOf } from '../../../schema/base/record.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Loading } from '../server/Loading.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { mayReadSome } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { sections } from './sections.ts'
import { texts } from './texts.ts'

/** The log, and what is kept of guests: for each person what they may see of it. */
export function Logs() {
  const { actor } = useOffice()
  const part = fieldOf(useSearch({ strict: false }), 'teil')
  const navigate = useNavigate()
  const open = sections.filter(({ access }) => mayReadSome(actor, access))
  const shown = open.find(({ value }) => value === part) ?? open[0]
  const show = (teil: string): void =>
    void navigate({ to: '/logs', search: (before: object) => ({ ...before, teil }), replace: true })
  return (
    <div className="mx-auto flex w-full max-w-[80rem] flex-col gap-5 px-4 py-6 tablet:px-8">
      <PageHead title={texts.title} intro={texts.intro}>
        {open.length > 1 && (
          <Segmented
            className="max-tablet:w-full"
            isOneRow
            label={texts.section}
            value={shown?.value ?? null}
            options={open}
            onChange={show}
          />
        )}
      </PageHead>
      <Suspense fallback={<Loading className="h-56" />}>{shown && <shown.Screen />}</Suspense>
    </div>
  )
}
