import { chooseOption, normaliseParts } from '../../../../schema/catalogue/configuration.ts'
import { askedParts, namesIn, type PartValues, valueAt } from '../../../../schema/catalogue/parts.ts'
import { partTypes } from '../../../../schema/catalogue/partTypes.ts'
import type { ConfigPart, Product } from '../../../../schema/catalogue/product.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { texts } from './texts.ts'

interface PartFieldsProps {
  readonly product: Product
  readonly values: PartValues
  /** By 'parts.{step}'. */
  readonly problems: ReadonlyMap<string, string>
  readonly onValues: (values: PartValues) => void
}

/** The steps of a product that is added: options to press, texts to type. Files are only a guest's to give. */
export function PartFields({ product, values, problems, onValues }: PartFieldsProps) {
  const asked = askedParts(product, values)
  if (asked.length === 0) return null
  const set = (step: string, value: PartValues[string]) =>
    onValues(normaliseParts(product, { ...values, [step]: value }))
  return (
    <div className="col-span-full flex flex-col gap-3">
      {asked.map(part => {
        const said = problems.get(`parts.${part.step}`)
        const label = part.optional ? texts.optional(part.name) : part.name
        const value = valueAt(values, part.step)
        const { takes } = partTypes[part.type]
        if (takes === 'text')
          return (
            <TextField
              key={part.step}
              label={label}
              defaultValue={typeof value === 'string' ? value : ''}
              {...(said ? { error: said } : {})}
              onBlur={event => set(part.step, event.target.value)}
            />
          )
        if (takes === 'files')
          return (
            <p key={part.step} className={`text-caption ${said ? 'font-medium text-error' : 'text-ink-soft'}`}>
              {texts.files(part.name)}
            </p>
          )
        return <Options key={part.step} {...{ part, label, said, value, set }} />
      })}
    </div>
  )
}

interface OptionsProps {
  readonly part: ConfigPart
  readonly label: string
  readonly said: string | undefined
  readonly value: PartValues[string]
  readonly set: (step: string, value: PartValues[string]) => void
}

const Options = ({ part, label, said, value, set }: OptionsProps) => (
  <fieldset>
    <legend className="mb-1.5 text-caption font-medium">{label}</legend>
    <div className="flex flex-wrap gap-2">
      {part.options.map(({ name }) => (
        <Chip
          key={name}
          pressed={namesIn(value ?? null).includes(name)}
          onClick={() => set(part.step, chooseOption(part, value, name))}
        >
          {name}
        </Chip>
      ))}
    </div>
    {said && <p className="mt-1 text-caption font-medium text-error">{said}</p>}
  </fieldset>
)
