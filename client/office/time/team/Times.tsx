import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Loading } from '../../server/Loading.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import type { SectionKey } from './sectionKeys.ts'
import { sections } from './sections.ts'
import { texts } from './texts.ts'

/** Working time of those one leads: who is there, what is to be decided, and a person's month. */
export function Times() {
  const { teil } = useSearch({ strict: false })
  const navigate = useNavigate()
  const shown = sections.find(({ value }) => value === teil) ?? sections[0]
  const show = (next: SectionKey) =>
    void navigate({
      to: '/times',
      search: (before: Readonly<Record<string, unknown>>) => ({ ...before, teil: next === 'jetzt' ? undefined : next }),
      replace: true,
    })
  return (
    <div className="mx-auto flex w-full max-w-[80rem] flex-col gap-5 px-4 py-6 tablet:px-8">
      <PageHead title={texts.title} intro={texts.intro}>
        <Segmented
          className="max-tablet:grid max-tablet:w-full max-tablet:grid-cols-3"
          label={texts.section}
          value={shown?.value ?? null}
          options={sections}
          onChange={show}
        />
      </PageHead>
      <Suspense fallback={<Loading className="h-56" />}>{shown && <shown.Screen />}</Suspense>
    </div>
  )
}
