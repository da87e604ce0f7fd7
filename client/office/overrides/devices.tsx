import { useCallback, useEffect, useState } from 'react'
import type { DeviceStatus, HeartbeatCall } from '../../../schema/devices.ts'
import { call, NetworkError } from '../../data/http.ts'
import { after, now, onTick } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { FormExtra } from '../form/EntityForm.tsx'
import { useOffice } from '../scope.tsx'
import { card } from '../styles.ts'
import { de } from '../texts.ts'

/** A screen is let in here, thrown out here, and says here how it is. All of it needs the server. */
export const DevicePanel: FormExtra = ({ row, allowed }) => {
  const { tell } = useOffice()
  const { status, isOffline, refresh } = useStatus(row.id)
  const [problem, setProblem] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const ask = async (path: string, method: 'POST' | 'DELETE', done: string, body?: unknown) => {
    setBusy(true)
    try {
      const answer = await call(path, { method, body })
      setProblem(answer.ok ? null : (answer.errors[0]?.message ?? de.devices.failed))
      if (answer.ok) {
        setCode('')
        tell({ text: done })
        await refresh()
      }
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      setProblem(de.devices.offline)
    } finally {
      setBusy(false)
    }
  }
  const confirm = () => ask('/api/devices/pair', 'POST', de.devices.confirmed, { code, device: row.id })
  return (
    <section aria-labelledby="kopf-anmeldung" className={`${card} p-4 tablet:p-5`}>
      <h2 id="kopf-anmeldung" className="text-lead">
        {de.devices.title}
      </h2>
      {isOffline && <p className="mt-2 text-ink-soft">{de.devices.unknown}</p>}
      {status && <Facts status={status} />}
      {allowed && (
        <div className="mt-4 flex max-w-2xl flex-wrap items-start gap-3">
          <TextField
            className="min-w-56 flex-1"
            label={de.devices.code}
            hint={de.devices.hint}
            error={problem}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            value={code}
            onChange={event => setCode(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              // It stands inside the form of the document: Enter confirms the code and saves nothing else.
              event.preventDefault()
              void confirm()
            }}
          />
          <Button
            className="mt-6"
            variant="secondary"
            busy={busy}
            disabled={code.trim() === ''}
            onClick={() => void confirm()}
          >
            {de.devices.confirm}
          </Button>
          {status?.isPaired && (
            <Button
              className="mt-6"
              variant="danger"
              busy={busy}
              onClick={() => void ask(`/api/devices/${row.id}/tokens`, 'DELETE', de.devices.revoked)}
            >
              {de.devices.revoke}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** 'dauerhaft, 2048 MB frei' */
function storageOf({ persisted, quota }: HeartbeatCall): string {
  const kept = persisted ? de.devices.kept : de.devices.notKept
  return quota === null ? kept : `${kept}, ${de.devices.free(Math.round(quota / 1_048_576))}`
}

/** How often (ms) it is asked while the form is open. */
const ASK_MS = 15_000

function useStatus(id: number) {
  const [status, setStatus] = useState<DeviceStatus | null>(null)
  const [isOffline, setOffline] = useState(false)
  const refresh = useCallback(async () => {
    try {
      const answer = await call<DeviceStatus[]>('/api/devices/status')
      setOffline(!answer.ok)
      if (answer.ok) setStatus(answer.data.find(device => device.id === id) ?? null)
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      setOffline(true)
    }
  }, [id])
  useEffect(() => {
    const cancel = after(0, () => void refresh())
    const stop = onTick(ASK_MS, () => void refresh())
    return () => {
      cancel()
      stop()
    }
  }, [refresh])
  return { status, isOffline, refresh }
}

function Facts({ status: { isPaired, seenAt, heartbeat } }: { status: DeviceStatus }) {
  const words = de.devices
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const waiting = heartbeat?.outbox
  const facts: [string, string][] = [
    [words.state, isPaired ? words.paired : words.notPaired],
    [words.seen, seenAt === null ? words.never : formatDateTime(seenAt, zone)],
  ]
  if (heartbeat && waiting) {
    const skew = Math.abs(Math.round(heartbeat.skewMs / 1000))
    const age = waiting.oldestAt === null ? 0 : Math.round((now() - waiting.oldestAt) / 60_000)
    facts.push(
      [words.outbox, waiting.length === 0 ? words.none : words.waiting(waiting.length, age)],
      [words.storage, storageOf(heartbeat)],
      [words.clock, skew === 0 ? words.right : words.wrong(skew)],
      [words.version, heartbeat.version],
    )
  }
  return (
    <>
      <dl className="mt-3 grid max-w-2xl grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="figures truncate">{value}</dd>
          </div>
        ))}
      </dl>
      {waiting && waiting.length > 0 && (
        <Notice tone="warning" className="mt-3">
          {words.keep}
        </Notice>
      )}
    </>
  )
}
