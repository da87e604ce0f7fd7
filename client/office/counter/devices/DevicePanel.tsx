import { useId, useState } from 'react'
import type { DeviceKind } from '../../../../schema/base/access.ts'
import type { Body } from '../../../../schema/base/entity.ts'
import { confirmPairing, deviceStatus, revokeDevice } from '../../../../schema/counter/calls.ts'
import { CODE_LENGTH, type DeviceStatus, plainCode } from '../../../../schema/counter/pairing.ts'
import type { Row } from '../../../data/office/office.ts'
import { now as clockNow, useNow } from '../../../device/clock.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { FormExtra } from '../../form/formParts.ts'
import { deviceKindOf, deviceTroubles } from '../../overview/deviceState.ts'
import { useServerAction } from '../../server/useServerAction.ts'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { useOffice, useRow, useZone } from '../../shell/scope.tsx'
import { card } from '../../shell/styles.ts'
import { DeviceFacts } from './DeviceFacts.tsx'
import { DeviceTools } from './DeviceTools.tsx'
import { MoveDevice } from './MoveDevice.tsx'
import { Pairing } from './Pairing.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'
import { texts } from './texts.ts'

/** How often (ms) it is asked while the form is open, and while a device is expected any second. */
const ASK_MS = 15_000
const EXPECT_MS = 1500

/** A screen is let in here, thrown out here, and says here how it is. All of it needs the server. */
export const DevicePanel: FormExtra = ({ row, allowed }) => {
  useNow(5000)
  const now = clockNow()
  const heading = useId()
  const zone = useZone()
  const [isExpected, setExpected] = useState(false)
  const query = useServerQuery(deviceStatus, { everyMs: isExpected ? EXPECT_MS : ASK_MS })
  const status = query.value?.find(({ id }) => id === row.id) ?? null
  const isPaired = status?.isPaired ?? false
  const { tell } = useOffice()
  const { run, isBusy, problem } = useServerAction({ offline: texts.offline })
  const [isAsking, setAsking] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const kind = deviceKindOf(row.body)
  // A kiosk is there when it has said how it is.
  if (isExpected && isPaired && (kind !== 'kiosk' || status?.heartbeat)) setExpected(false)
  const isEnabled = row.body['isEnabled'] === true
  const confirm = async (code: string) => {
    const failed = await run(confirmPairing, {
      body: { code: plainCode(code), device: row.id, kind: kind ?? undefined },
    })
    if (failed !== null) return false
    tell({ text: texts.confirmed })
    setExpected(true)
    return true
  }
  const revoke = async () => {
    setAsking(false)
    const failed = await run(revokeDevice, { params: { id: row.id } })
    if (failed === null) tell({ text: texts.revoked })
  }
  return (
    <section aria-labelledby={heading} className={`${card} p-4 tablet:p-5`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={heading} className="text-lead">
          {texts.title}
        </h2>
        {status && <State {...{ status, kind, isEnabled, now }} />}
      </div>
      {!status && query.problem !== null && <p className="mt-2 text-ink-soft">{texts.unknown}</p>}
      {status && (isPaired || status.seenAt !== null) && <DeviceFacts {...{ status, kind, now, zone }} />}
      <SlipPrinter device={row.body} />
      {allowed && (
        <Pairing
          page={`/pair?kind=${kind}`}
          {...{ isPaired, isEnabled, isExpected, isBusy, problem }}
          length={CODE_LENGTH}
          onConfirm={confirm}
        />
      )}
      {allowed && isPaired && <DeviceTools id={row.id} hasPrinter={typeof row.body['printer'] === 'number'} />}
      {allowed && (
        <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
          <Button variant="secondary" size="small" onClick={() => setMoving(true)}>
            {texts.move.open}
          </Button>
          {isPaired && (
            <Button variant="danger" size="small" busy={isBusy} onClick={() => setAsking(true)}>
              {texts.revoke}
            </Button>
          )}
        </div>
      )}
      {isMoving && <MoveDevice row={row} onClose={() => setMoving(false)} />}
      {isAsking && status && (
        <RevokeDialog
          name={String(row.body['name'])}
          waiting={status.heartbeat?.outbox.length ?? 0}
          isSilent={deviceTroubles(status, kind, now).includes('silent')}
          onConfirm={() => void revoke()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

/** The printer beside a kiosk prints only where it stands and while it is on: said here, where it was chosen. */
function SlipPrinter({ device }: { device: Body }) {
  const chosen = device['printer']
  const id = typeof chosen === 'number' ? chosen : null
  const printer = useRow('printers', id)
  const problem = id === null || printer === undefined ? null : slipProblem(device, printer)
  if (problem === null) return null
  return (
    <Notice tone="warning" className="mt-4">
      {problem}
    </Notice>
  )
}

function slipProblem(device: Body, printer: Row | null): string | null {
  if (device['kind'] !== 'kiosk') return texts.slip.onlyKiosk
  if (!printer) return texts.slip.gone
  if (printer.body['branch'] !== device['branch']) return texts.slip.elsewhere
  return printer.body['isEnabled'] === true ? null : texts.slip.off
}

interface StateProps {
  readonly status: DeviceStatus
  readonly kind: DeviceKind
  readonly isEnabled: boolean
  readonly now: number
}

function State({ status, kind, isEnabled, now }: StateProps) {
  if (!isEnabled) return <Badge>{texts.badges.off}</Badge>
  if (!status.isPaired) return <Badge>{texts.badges.out}</Badge>
  const troubles = deviceTroubles(status, kind, now)
  if (troubles.includes('silent')) return <Badge tone="error">{texts.badges.silent}</Badge>
  return troubles.length > 0 ? (
    <Badge tone="warning">{texts.badges.look}</Badge>
  ) : (
    <Badge tone="success">{texts.badges.well}</Badge>
  )
}
