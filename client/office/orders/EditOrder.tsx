import { useMemo, useState } from 'react'
import { MINUTE } from '../../../schema/base/zonedTime.ts'
import { isElsewhere, nameFields, placeFields, recipientFields } from '../../../schema/ordering/correction.ts'
import { editOrder, type WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { useLive } from '../../data/engine/live.ts'
import { now } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DateField } from '../../ui/dates/DateField.tsx'
import { TimeField } from '../../ui/dates/TimeField.tsx'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Select } from '../../ui/Select.tsx'
import { ProblemNotice } from '../server/ProblemNotice.tsx'
import { useServerAction } from '../server/useServerAction.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { orderEditOf, type TypedOrder, typedOrder } from './orderEdit.ts'
import { QuestionFooter } from './QuestionFooter.tsx'
import { texts } from './texts.ts'

interface EditOrderProps {
  readonly order: WholeOrder
  readonly onClose: () => void
}

/** Minutes from now that are offered where no time was agreed on. */
const LATER = 60

/** Sets what the guest said on the telephone: another time, table, note, name, number or address. */
export function EditOrder({ order, onClose }: EditOrderProps) {
  const zone = useZone()
  const { tell } = useOffice()
  const { run, isBusy, problem, problemAt } = useServerAction()
  const [shown] = useState(() =>
    typedOrder(order, Math.ceil(now() / (15 * MINUTE)) * 15 * MINUTE + LATER * MINUTE, zone),
  )
  const [typed, setTyped] = useState(shown)
  const call = orderEditOf(order, shown, typed, zone)
  const set = (changes: Partial<TypedOrder>) => setTyped({ ...typed, ...changes })
  const isAtField = ['phone', 'email', ...nameFields, ...recipientFields, ...placeFields].some(
    name => problemAt(name) !== undefined,
  )
  const save = async () => {
    if (!call || (await run(editOrder, { params: { id: order.id }, body: call })) !== null) return
    tell({ text: texts.edit.done(order.ticketNumber) })
    onClose()
  }
  return (
    <Dialog
      title={texts.edit.title(order.ticketNumber)}
      onClose={onClose}
      footer={
        <QuestionFooter onBack={onClose}>
          <Button disabled={!call} busy={isBusy} onClick={() => void save()}>
            {texts.edit.save}
          </Button>
        </QuestionFooter>
      }
    >
      <div className="flex flex-col gap-4 p-5">
        <p className="text-ink-soft">{texts.edit.hint}</p>
        <Segmented
          label={texts.edit.when}
          value={typed.isTimed ? 'at' : 'soon'}
          options={(['soon', 'at'] as const).map(value => ({ value, label: texts.edit[value] }))}
          onChange={value => set({ isTimed: value === 'at' })}
        />
        {typed.isTimed && (
          <div className="grid grid-cols-2 gap-3">
            <DateField label={texts.edit.day} value={typed.date} onValue={date => set({ date })} />
            <TimeField label={texts.edit.time} value={typed.time} onValue={time => set({ time })} />
          </div>
        )}
        {order.mode === 'dineIn' && (
          <TableChoice branch={order.branch.id} value={typed.table} onChange={table => set({ table })} />
        )}
        <TextArea
          label={texts.comment}
          rows={3}
          maxLength={2000}
          value={typed.comment}
          onChange={({ target }) => set({ comment: target.value })}
        />
        <GuestFields {...{ order, typed, set, problemAt }} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label={texts.edit.phone}
            type="tel"
            autoComplete="off"
            error={problemAt('phone')}
            value={typed.phone}
            onChange={({ target }) => set({ phone: target.value })}
          />
          <TextField
            label={texts.edit.email}
            type="email"
            autoComplete="off"
            error={problemAt('email')}
            value={typed.email}
            onChange={({ target }) => set({ email: target.value })}
          />
        </div>
        <ProblemNotice problem={isAtField ? null : problem} />
      </div>
    </Dialog>
  )
}

interface GuestFieldsProps {
  readonly order: WholeOrder
  readonly typed: TypedOrder
  set(changes: Partial<TypedOrder>): void
  problemAt(field: string): string | undefined
}

/** Who ordered, and where it goes if it goes somewhere. */
function GuestFields({ order, typed, set, problemAt }: GuestFieldsProps) {
  const hasPlace = order.mode === 'delivery' || placeFields.some(name => typed[name] !== '')
  const isForOther = isElsewhere(order.contact, order.mode)
  const fields = [...nameFields, ...(isForOther ? recipientFields : []), ...(hasPlace ? placeFields : [])]
  return (
    <fieldset className="grid grid-cols-6 gap-x-3 gap-y-4">
      <legend className="sr-only">{texts.sections.guest}</legend>
      {fields.map(name => (
        <TextField
          key={name}
          className={widths[name]}
          label={texts.edit.guest[name]}
          autoComplete="off"
          maxLength={80}
          error={problemAt(name)}
          value={typed[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      ))}
    </fieldset>
  )
}

const widths = {
  firstName: 'col-span-3',
  lastName: 'col-span-3',
  recipientFirstName: 'col-span-3',
  recipientLastName: 'col-span-3',
  street: 'col-span-6',
  stairway: 'col-span-2',
  floor: 'col-span-2',
  door: 'col-span-2',
  zipCode: 'col-span-2',
  city: 'col-span-4',
} as const

interface TableChoiceProps {
  readonly branch: number
  /** Identifier of the table; '' for none. */
  readonly value: string
  readonly onChange: (table: string) => void
}

/** One of the branch's tables; one it does not have any more stays to be chosen. */
function TableChoice({ branch, value, onChange }: TableChoiceProps) {
  const { office } = useOffice()
  const live = useMemo(
    () => office.list('tables', { parent: `branches:${branch}`, sort: 'title', limit: Number.MAX_SAFE_INTEGER }),
    [office, branch],
  )
  const known = (useLive(live)?.rows ?? []).map(({ body }) => ({
    identifier: String(body['identifier']),
    name: String(body['name']),
  }))
  const isKnown = value === '' || known.some(({ identifier }) => identifier === value)
  return (
    <Select label={texts.table} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{texts.edit.noTable}</option>
      {(isKnown ? known : [{ identifier: value, name: value }, ...known]).map(({ identifier, name }) => (
        <option key={identifier} value={identifier}>
          {name}
        </option>
      ))}
    </Select>
  )
}
