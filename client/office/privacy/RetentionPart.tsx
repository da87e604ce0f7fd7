import { type FormEvent, useState } from 'react'
import { keysOf } from '../../../schema/base/keys.ts'
import {
  type Retention,
  type RetentionDays,
  retentionCall,
  retentionKinds,
  setRetention,
} from '../../../schema/base/retention.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Loading } from '../server/Loading.tsx'
import { ProblemNotice } from '../server/ProblemNotice.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerAction } from '../server/useServerAction.ts'
import { useServerQuery } from '../server/useServerQuery.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { texts } from './texts.ts'

const words = texts.retention

/** How long what is kept, when that is looked after, and what the last night took away. */
export function RetentionPart() {
  const query = useServerQuery(retentionCall)
  return (
    <div className="flex max-w-[48rem] flex-col gap-4">
      <p className="text-ink-soft">{words.intro}</p>
      <QueryState queries={[query]} />
      {query.value === null && query.problem === null && <Loading className="h-56" />}
      {query.value && <Form key={JSON.stringify(query.value.days)} state={query.value} />}
      <section className={`${card} flex flex-col gap-2 p-4 tablet:p-5`} aria-labelledby="fixed">
        <h2 id="fixed" className="text-lead">
          {words.fixed}
        </h2>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-soft">
          {words.fixedList.map(each => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Form({ state }: { readonly state: Retention }) {
  const zone = useZone()
  const { tell } = useOffice()
  const { days, lastAt, nextAt, removed } = state
  const [typed, setTyped] = useState<Readonly<Record<keyof RetentionDays, string>>>({
    guest: String(days.guest),
    messages: String(days.messages),
    addresses: String(days.addresses),
  })
  const save = useServerAction()
  const wrong = keysOf(retentionKinds).filter(kind => !isWithin(typed[kind], retentionKinds[kind]))
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (wrong.length > 0) return
    const body = { guest: Number(typed.guest), messages: Number(typed.messages), addresses: Number(typed.addresses) }
    if ((await save.run(setRetention, { body })) === null) tell({ text: words.saved })
  }
  return (
    <form className={`${card} flex flex-col gap-5 p-4 tablet:p-5`} onSubmit={event => void submit(event)}>
      {keysOf(retentionKinds).map(kind => {
        const { label, hint, min, max } = retentionKinds[kind]
        return (
          <div key={kind} className="grid items-start gap-x-5 gap-y-1 tablet:grid-cols-[minmax(0,1fr)_9rem]">
            <div>
              <h2 className="text-lead">{label}</h2>
              <p className="text-ink-soft">{hint}</p>
              {lastAt !== null && (
                <p className="figures text-caption text-ink-soft">{words.removed(removed[kind] ?? 0)}</p>
              )}
            </div>
            <TextField
              label={words.days}
              aria-label={words.daysOf(label)}
              inputMode="numeric"
              value={typed[kind]}
              error={wrong.includes(kind) ? words.bounds(min, max) : undefined}
              onChange={event => setTyped({ ...typed, [kind]: event.target.value.replace(/\D/g, '') })}
            />
          </div>
        )
      })}
      <p className="figures text-caption text-ink-soft">
        {[
          ...(lastAt === null ? [] : [words.last(formatDateTime(lastAt, zone))]),
          words.next(formatDateTime(nextAt, zone)),
        ].join(' · ')}
      </p>
      <ProblemNotice problem={save.problem} onAgain={save.again} />
      <Button type="submit" className="self-start" busy={save.isBusy} disabled={wrong.length > 0}>
        {words.save}
      </Button>
    </form>
  )
}

const isWithin = (text: string, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  text !== '' && Number(text) >= min && Number(text) <= max
