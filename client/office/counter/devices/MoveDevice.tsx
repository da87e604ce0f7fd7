import { useMemo, useState } from 'react'
import { may } from '../../../../schema/base/access.ts'
import { devices } from '../../../../schema/counter/device.ts'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/DialogButtons.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useUndo } from '../../history/useUndo.ts'
import { deviceKindOf } from '../../overview/deviceState.ts'
import { useOffice } from '../../shell/scope.tsx'
import { texts } from './texts.ts'

const EVERY = Number.MAX_SAFE_INTEGER

/** Takes a device to another branch: it keeps its entry and its key, the printer beside it stays where it stands. */
export function MoveDevice({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const { office, actor } = useOffice()
  const { did } = useUndo()
  const page = useLive(useMemo(() => office.list('branches', { sort: 'title', limit: EVERY }), [office]))
  const here = Number(row.body['branch'])
  const others = (page?.rows ?? []).filter(({ id }) => id !== here && may(actor, 'update', devices.access, [id]))
  const [chosen, setChosen] = useState<number | null>(null)
  const target = others.find(({ id }) => id === (chosen ?? others[0]?.id))
  const name = String(row.body['name'])
  const hasPrinter = typeof row.body['printer'] === 'number'
  const move = async () => {
    if (!target) return
    const changes = { branch: target.id, ...(hasPrinter ? { printer: null } : {}) }
    const saved = await office.save(devices.type, row.id, changes, row)
    did({ entity: devices, id: row.id, before: row, after: saved }, texts.move.done(name, String(target.body['name'])))
    onClose()
  }
  return (
    <Dialog
      title={texts.move.title(name)}
      width="narrow"
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button variant="secondary" size="small" onClick={onClose}>
            {texts.move.cancel}
          </Button>
          <Button size="small" disabled={!target} onClick={() => void move()}>
            {texts.move.now}
          </Button>
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-3 px-5 py-4">
        {others.length === 0 && page ? (
          <p>{texts.move.nowhere}</p>
        ) : (
          <Select
            label={texts.move.to}
            value={target?.id ?? ''}
            onChange={event => setChosen(Number(event.target.value))}
          >
            {others.map(({ id, body }) => (
              <option key={id} value={id}>
                {String(body['name'])}
              </option>
            ))}
          </Select>
        )}
        {target && <p className="text-ink-soft [overflow-wrap:anywhere]">{afterwards(row, target.id)}</p>}
        {hasPrinter && <p className="text-ink-soft">{texts.move.printer}</p>}
      </div>
    </Dialog>
  )
}

/** A kiosk hears of it by itself; the address of a board names its branch. */
function afterwards({ body }: Row, branch: number): string {
  const kind = deviceKindOf(body)
  return kind === 'kiosk' ? texts.move.kiosk : texts.move.board(`${location.origin}/${kind}/${branch}`)
}
