import { keysOf } from '../../../../schema/base/keys.ts'
import { TextField } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { type Address, countryNamed } from '../draft.ts'
import { texts } from '../texts.ts'

interface AddressFieldsProps {
  readonly value: Address
  onChange(patch: Partial<Address>): void
  problemAt(field: string): string | undefined
  /** Before the field names: 'deliveryAddress.' */
  readonly prefix?: string
  /** Section of the browser's address book: 'billing' or 'shipping'. */
  readonly book: 'billing' | 'shipping'
  readonly isRequired: boolean
}

/** Street, floor, stairway, door, postal code (digits in all four countries), city and country of one address. */
export function AddressFields({ value, onChange, problemAt, prefix = '', book, isRequired }: AddressFieldsProps) {
  const field = (name: keyof Address, autoComplete: string, optional = !isRequired) => ({
    label: texts.address[name],
    name: `${prefix}${name}`,
    value: value[name],
    error: problemAt(`${prefix}${name}`),
    optional,
    required: !optional,
    autoComplete: autoComplete === 'off' ? 'off' : `${book} ${autoComplete}`,
    enterKeyHint: 'next' as const,
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <>
      <TextField {...field('street', 'address-line1')} autoCapitalize="words" maxLength={120} />
      <div className="grid grid-cols-3 gap-3">
        <TextField {...field('stairway', 'off')} optional={false} required={false} maxLength={40} />
        <TextField {...field('floor', 'off')} optional={false} required={false} maxLength={40} />
        <TextField {...field('door', 'address-line2')} optional={false} required={false} maxLength={40} />
      </div>
      <div className="flex flex-wrap gap-3 *:basis-28 *:last:flex-[1_1_9rem]">
        <TextField {...field('zipCode', 'postal-code')} inputMode="numeric" maxLength={12} />
        <TextField {...field('city', 'address-level2')} autoCapitalize="words" maxLength={80} />
      </div>
      <Select
        label={texts.address.country}
        name={`${prefix}country`}
        value={value.country}
        autoComplete={`${book} country`}
        error={problemAt(`${prefix}country`)}
        onChange={event => onChange({ country: countryNamed(event.target.value) })}
      >
        {keysOf(texts.address.countries).map(country => (
          <option key={country} value={country}>
            {texts.address.countries[country]}
          </option>
        ))}
      </Select>
    </>
  )
}
