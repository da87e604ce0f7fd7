import { lazy, Suspense, useId, useState } from 'react'
import { confirmPairing } from '../../../../schema/counter/calls.ts'
import { CODE_LENGTH, plainCode } from '../../../../schema/counter/pairing.ts'
import { revokeScreen, type ScreenStatus, screenPlays, screenStatus } from '../../../../schema/signage/screenCalls.ts'
import { now as clockNow, useNow } from '../../../device/clock.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { agoText } from '../../../ui/dates/ago.ts'
import { Pairing } from '../../counter/devices/Pairing.tsx'
import { RevokeDialog } from '../../counter/devices/RevokeDialog.tsx'
import type { FormExtra } from '../../form/formParts.ts'
import { useServerAction } from '../../server/useServerAction.ts'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { card } from '../../shell/styles.ts'
import { ScreenCommands } from './ScreenCommands.tsx'
import { texts } from './texts.ts'

/** Letters and pictures come with the first thing that is drawn. */
const ShownSegment = lazy(async () => ({ default: (await import('../ShownSegment.tsx')).ShownSegment }))

/** How often (ms) it is asked while the form is open, and while something is expected any second. */
const ASK_MS = 15_000
const EXPECT_MS = 1500

/** A TV is let in here and thrown out here, says here what it shows, and is asked things from afar. */
export const ScreenPanel: FormExtra = ({ row, allowed }) => {
  useNow(5000)
  const heading = useId()
  const [isExpected, setExpected] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const query = useServerQuery(screenStatus, { everyMs: isExpected ? EXPECT_MS : ASK_MS })
  const status = query.value?.find(({ id }) => id === row.id) ?? null
  const isPaired = status?.isPaired ?? false
  const isEnabled = row.body['isEnabled'] === true
  const { tell } = useOffice()
  const { run, isBusy, problem } = useServerAction({ offline: texts.offline })
  if (isExpected && isPaired && status?.seenAt) setExpected(false)
  const confirm = async (code: string) => {
    const body = { code: plainCode(code), device: row.id, kind: 'screen' as const }
    if ((await run(confirmPairing, { body })) !== null) return false
    tell({ text: texts.confirmed })
    setExpected(true)
    return true
  }
  const revoke = async () => {
    setAsking(false)
    if ((await run(revokeScreen, { params: { id: row.id } })) === null) tell({ text: texts.revoked })
  }
  return (
    <section className={`${card} p-4 tablet:p-5`} aria-labelledby={heading}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={heading} className="text-lead">
          {texts.title}
        </h2>
        {status && <State status={status} isEnabled={isEnabled} />}
      </header>
      {!status && query.problem !== null && <p className="mt-2 text-ink-soft">{texts.unreached}</p>}
      {status && isPaired && (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          <OnNow status={status} />
          <Facts status={status} />
        </div>
      )}
      {status && isPaired && <PlayedToday id={row.id} />}
      {allowed && (
        <Pairing
          page="/signage"
          {...{ isPaired, isEnabled, isExpected, isBusy, problem }}
          length={CODE_LENGTH}
          onConfirm={confirm}
        />
      )}
      {allowed && status && isPaired && <ScreenCommands status={status} row={row} />}
      {allowed && isPaired && (
        <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
          <Button variant="danger" size="small" busy={isBusy} onClick={() => setAsking(true)}>
            {texts.revoke}
          </Button>
        </div>
      )}
      {isAsking && (
        <RevokeDialog
          name={String(row.body['name'])}
          waiting={0}
          isSilent={false}
          onConfirm={() => void revoke()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

function State({ status, isEnabled }: { readonly status: ScreenStatus; readonly isEnabled: boolean }) {
  if (!isEnabled) return <Badge>{texts.off}</Badge>
  if (!status.isPaired) return <Badge>{texts.out}</Badge>
  return <Badge tone={tones[status.state]}>{texts.states[status.state]}</Badge>
}

const tones = { online: 'success', late: 'warning', offline: 'error', unknown: undefined } as const

/** What is on the TV now, drawn. */
function OnNow({ status: { playing, state } }: { readonly status: ScreenStatus }) {
  if (!playing?.segment) return null
  return (
    <div
      className={`mt-3 w-64 max-w-full overflow-hidden rounded-control bg-black p-1 ${state === 'online' ? '' : 'opacity-60 grayscale'}`}
    >
      <Suspense>
        <ShownSegment id={playing.segment} label={texts.picture(playing.title)} />
      </Suspense>
    </div>
  )
}

function Facts({ status: { seenAt, playing, faults } }: { readonly status: ScreenStatus }) {
  const zone = useZone()
  const facts = [
    [texts.seen, seenAt === null ? texts.never : agoText(Date.parse(seenAt), clockNow(), zone)],
    ...(seenAt === null ? [] : [[texts.playing, playing?.title ?? texts.nothing]]),
    ...(faults.length === 0 ? [] : [[texts.faults, faults.join(' · ')]]),
  ]
  return (
    <dl className="mt-3 grid max-w-2xl grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How often it showed what today, as it says. */
function PlayedToday({ id }: { readonly id: number }) {
  const { value } = useServerQuery(screenPlays, { params: { id }, everyMs: ASK_MS })
  if (!value || value.length === 0) return null
  return (
    <details className="mt-3 text-caption">
      <summary className="min-h-9 cursor-pointer py-1.5 font-medium">{texts.played}</summary>
      <ul className="max-w-md">
        {value.map(({ segment, name, times }) => (
          <li key={`${segment} ${name}`} className="flex justify-between gap-4 py-0.5">
            <span className="[overflow-wrap:anywhere]">{name}</span>
            <span className="figures">{texts.times(times)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
