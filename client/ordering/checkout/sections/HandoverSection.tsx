import type { DeliveryArea } from '../../../../schema/business/branch.ts'
import { areasAt } from '../../../../schema/business/deliveryAreas.ts'
import { modes } from '../../../../schema/business/modes.ts'
import type { Table } from '../../../../schema/business/table.ts'
import { tableTitle } from '../../../../schema/business/tableTitle.ts'
import { deliveredTo } from '../../../../schema/ordering/checkout.ts'
import { Checkbox } from '../../../ui/Choice.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { DeliveryAddress } from '../draft.ts'
import type { FormEditor } from '../formEditor.ts'
import { texts } from '../texts.ts'
import { AddressFields } from './AddressFields.tsx'
import { Section } from './Section.tsx'

interface HandoverSectionProps {
  readonly editor: FormEditor
  /** The tables of the branch. */
  readonly tables: readonly Table[]
  readonly formatMoney: (cents: number) => string
}

/** How the order reaches the guest: delivery area and address, the table, or where to collect it. */
export function HandoverSection({ editor, tables, formatMoney }: HandoverSectionProps) {
  const { mode } = editor.draft
  return (
    <Section
      heading={modes[mode].label}
      done={doneLine(editor, tables)}
      hasProblem={editor.problems.some(({ field }) => field !== undefined && ownFields.test(field))}
    >
      {mode === 'delivery' && <Delivery editor={editor} formatMoney={formatMoney} />}
      {mode === 'dineIn' && <DineIn editor={editor} tables={tables} />}
      {mode === 'takeaway' && <Place editor={editor} sentence={texts.handover.pickup} />}
    </Section>
  )
}

const ownFields = /^(deliveryArea|table|deliveryAddress\..+)$/

/** The section in one line, where everything it asks for is there; where it asks for nothing there is nothing to fold. */
function doneLine({ draft, branch }: FormEditor, tables: readonly Table[]): string | undefined {
  const { mode, deliveryArea, form } = draft
  if (mode === 'takeaway' || (mode === 'dineIn' && !branch.isTableSelectionEnabled)) return undefined
  if (mode === 'dineIn') {
    const table = tables.find(({ identifier }) => identifier === draft.table)
    return table && tableTitle(table.name)
  }
  if (!branch.deliveryAreas.some(({ area }) => area === deliveryArea)) return undefined
  if (!form.isDeliveryAddressDifferent) return deliveryArea ?? undefined
  const { firstName, lastName, street, zipCode, city } = form.deliveryAddress
  const whole = [firstName, lastName, street, zipCode, city].every(value => value.trim() !== '')
  return whole ? `${deliveryArea} · ${firstName} ${lastName}, ${street}, ${zipCode} ${city}` : undefined
}

function Delivery({ editor, formatMoney }: Pick<HandoverSectionProps, 'editor' | 'formatMoney'>) {
  const { draft, problemAt, change, changeForm } = editor
  const { deliveryAddress, isDeliveryAddressDifferent } = draft.form
  const changeAddress = (patch: Partial<DeliveryAddress>) =>
    changeForm({ deliveryAddress: { ...deliveryAddress, ...patch } })
  const name = (field: 'firstName' | 'lastName', autoComplete: string) => ({
    label: texts.customer[field],
    name: `deliveryAddress.${field}`,
    value: deliveryAddress[field],
    error: problemAt(`deliveryAddress.${field}`),
    autoComplete: `shipping ${autoComplete}`,
    required: true,
    autoCapitalize: 'words',
    spellCheck: false,
    enterKeyHint: 'next' as const,
    maxLength: 80,
    onChange: (event: { target: { value: string } }) => changeAddress({ [field]: event.target.value }),
  })
  return (
    <>
      <Select
        label={texts.handover.deliveryArea}
        name="deliveryArea"
        value={draft.deliveryArea ?? ''}
        required
        error={problemAt('deliveryArea')}
        onChange={event => change({ deliveryArea: event.target.value || null })}
      >
        <option value="">{texts.handover.chooseArea}</option>
        {choosableAreas(editor).map(area => (
          <option key={area.area} value={area.area}>
            {`${area.area} · ${priceOf(area, formatMoney)}`}
          </option>
        ))}
      </Select>
      <Checkbox
        label={texts.handover.isDifferent}
        name="isDeliveryAddressDifferent"
        checked={isDeliveryAddressDifferent}
        onChange={event => changeForm({ isDeliveryAddressDifferent: event.target.checked })}
      />
      {isDeliveryAddressDifferent && (
        <>
          <div className="grid gap-4 tablet:grid-cols-2">
            <TextField {...name('firstName', 'given-name')} />
            <TextField {...name('lastName', 'family-name')} />
          </div>
          <AddressFields
            value={deliveryAddress}
            onChange={changeAddress}
            problemAt={problemAt}
            prefix="deliveryAddress."
            book="shipping"
            isRequired
          />
        </>
      )}
    </>
  )
}

/** Those of the postcode once it is known; all of them while it is not, or is one of none. */
function choosableAreas({ draft: { form }, branch }: FormEditor): readonly DeliveryArea[] {
  const { zipCode } = deliveredTo(form)
  const areas = zipCode.trim() === '' ? [] : areasAt(branch, zipCode)
  return areas.length > 0 ? areas : branch.deliveryAreas
}

function DineIn({ editor, tables }: Pick<HandoverSectionProps, 'editor' | 'tables'>) {
  const { draft, branch, problemAt, change } = editor
  const table = tables.find(({ identifier }) => identifier === draft.table)
  const error = problemAt('table')
  // Where no table is chosen it comes from a code; one that is unknown must not be in the way of the order.
  const isFree = !branch.isTableSelectionEnabled
  if (isFree && table) return <p>{`${tableTitle(table.name)}. ${texts.handover.tableHint}`}</p>
  if (isFree && !error) return <Place editor={editor} sentence={texts.handover.here} />
  return (
    <Select
      label={texts.handover.table}
      name="table"
      value={draft.table ?? ''}
      required={!isFree}
      error={error}
      onChange={event => change({ table: event.target.value || null })}
    >
      <option value="">{isFree ? texts.handover.noTable : texts.handover.chooseTable}</option>
      {draft.table !== null && !table && <option value={draft.table}>{texts.handover.unknownTable}</option>}
      {tables.map(table => (
        <option key={table.id} value={table.identifier}>
          {table.name}
        </option>
      ))}
    </Select>
  )
}

function Place({ editor: { branch }, sentence }: { editor: FormEditor; sentence: string }) {
  return (
    <div>
      <p className="text-ink-soft">{sentence}</p>
      <address className="mt-1 not-italic">
        <strong className="font-strong">{branch.name}</strong>
        <br />
        {branch.street}, {branch.zipCode} {branch.city}
      </address>
    </div>
  )
}

function priceOf(area: DeliveryArea, formatMoney: (cents: number) => string): string {
  return area.free || area.price === 0 ? texts.handover.free : formatMoney(area.price)
}
