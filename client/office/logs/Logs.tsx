import { Suspense } from 'react'
import { Segmented } from '../../ui/Segmented.tsx'
import { Loading } from '../server/Loading.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { useOffice } from '../shell/scope.tsx'
import { partsFor } from './parts.ts'
import { screens } from './screens.ts'
import { texts } from './texts.ts'
import { useLogsSearch } from './useLogsSearch.ts'

/** The log, and what is kept of guests: for each person what they may see of it. */
export function Logs() {
  const { actor } = useOffice()
  const [{ teil }, setSearch] = useLogsSearch()
  const open = partsFor(actor).map(part => ({ ...part, Screen: screens[part.value] }))
  const shown = open.find(({ value }) => value === teil) ?? open[0]
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
            onChange={value => setSearch({ teil: value })}
          />
        )}
      </PageHead>
      <Suspense fallback={<Loading className="h-56" />}>{shown && <shown.Screen />}</Suspense>
    </div>
  )
}
