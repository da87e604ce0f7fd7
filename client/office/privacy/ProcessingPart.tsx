import { Download } from 'lucide-react'
import { processingCall, processingFile } from '../../../schema/base/processing.ts'
import { Button } from '../../ui/Button.tsx'
import { Loading } from '../server/Loading.tsx'
import { ProblemNotice } from '../server/ProblemNotice.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerQuery } from '../server/useServerQuery.ts'
import { card } from '../shell/styles.ts'
import { useTakeFile } from '../transfer/useTakeFile.ts'
import { texts } from './texts.ts'

const words = texts.processing

/** What is kept of persons, why, for whom and how long, as the program declares it. */
export function ProcessingPart() {
  const query = useServerQuery(processingCall)
  const file = useTakeFile()
  const groups = new Map<string, NonNullable<typeof query.value>[number][]>()
  for (const row of query.value ?? []) groups.set(row.of, [...(groups.get(row.of) ?? []), row])
  return (
    <div className="flex max-w-[64rem] flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-72 text-ink-soft">{words.intro}</p>
        <Button
          variant="secondary"
          icon={<Download size={18} aria-hidden />}
          busy={file.isBusy}
          onClick={() => file.take({ call: processingFile, query: '', name: words.fileName, format: 'csv' })}
        >
          {words.file}
        </Button>
      </div>
      <ProblemNotice problem={file.problem} onAgain={file.again} />
      <QueryState queries={[query]} />
      {query.value === null && query.problem === null && <Loading className="h-56" />}
      {[...groups].map(([of, rows]) => (
        <section key={of} className={`${card} overflow-hidden`} aria-label={of}>
          <h2 className="border-b border-line px-4 py-3 text-lead">{of}</h2>
          <ul className="divide-y divide-line">
            {rows.map(({ name, data, purpose, basis, receives, kept }) => (
              <li key={name} className="flex flex-col gap-1 px-4 py-3">
                <h3 className="font-medium">{name}</h3>
                <dl className="grid gap-x-4 gap-y-0.5 text-caption tablet:grid-cols-[8rem_minmax(0,1fr)]">
                  {[
                    [words.data, data],
                    [words.purpose, purpose],
                    [words.basis, basis],
                    [words.receives, receives],
                    [words.kept, kept],
                  ].map(([label, value]) => (
                    <div key={label} className="contents">
                      <dt className="text-ink-soft">{label}</dt>
                      <dd className="mb-1 tablet:mb-0">{value}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
