import type { ReactNode } from 'react'
import { isPartValid, partProblems } from '../../../schema/catalogue/configuration.ts'
import { limitsOf } from '../../../schema/catalogue/limits.ts'
import { type PartValue } from '../../../schema/catalogue/parts.ts'
import { type PartInput, partTypes, takesSeveral } from '../../../schema/catalogue/partTypes.ts'
import type { ConfigPart } from '../../../schema/catalogue/product.ts'
import { uploadsOf } from '../../../schema/catalogue/uploads.ts'
import { TextArea, TextField } from '../../ui/Field.tsx'
import type { Configuration, ConfigurationEvent } from './configuration.machine.ts'
import { OptionCards } from './OptionCards.tsx'
import { PartDuty } from './PartHead.tsx'
import { texts } from './texts.ts'
import { UploadField } from './UploadField.tsx'
import type { Uploads } from './useUploads.ts'

interface PartFieldProps {
  readonly configuration: Configuration
  readonly part: ConfigPart
  readonly currency: string
  readonly uploads: Uploads
  readonly send: (event: ConfigurationEvent) => void
}

/** One part of the product, in the control for what it takes. */
export function PartField(props: PartFieldProps) {
  const { configuration, part } = props
  const Control = controls[partTypes[part.type].takes]
  return <Control {...props} value={configuration.parts[part.step] ?? null} error={problemOf(configuration, part)} />
}

interface ControlProps extends PartFieldProps {
  readonly value: PartValue
  readonly error: string | null
}

const controls: Readonly<Record<PartInput, (props: ControlProps) => ReactNode>> = {
  text: TextControl,
  options: ({ configuration, part, value, currency, error, send }) => (
    <OptionCards
      product={configuration.product}
      part={part}
      value={value}
      currency={currency}
      error={error}
      onChoose={option => send({ type: 'option.choose', step: part.step, option })}
    />
  ),
  files: ({ part, value, uploads, error, send }) => (
    <UploadField
      part={part}
      files={uploadsOf(value)}
      uploads={uploads}
      error={error}
      onRemove={id => send({ type: 'file.remove', step: part.step, id })}
    />
  ),
}

function TextControl({ part, value, error, send }: ControlProps) {
  const type = partTypes[part.type]
  const isMultiline = type.takes === 'text' && type.isMultiline
  const { longest } = limitsOf(part)
  const field = {
    label: <PartLabel part={part} isDone={isPartValid(part, value)} hasError={error !== null} />,
    hint: [part.description, part.longest && texts.longest(longest)].filter(Boolean).join(' '),
    error,
    required: !part.optional,
    value: typeof value === 'string' ? value : '',
    maxLength: longest,
    autoComplete: 'off',
  }
  const typed = (text: string) => send({ type: 'part.set', step: part.step, value: text })
  return isMultiline ? (
    <TextArea {...field} onChange={event => typed(event.target.value)} />
  ) : (
    <TextField {...field} onChange={event => typed(event.target.value)} />
  )
}

function PartLabel(props: { part: ConfigPart; isDone: boolean; hasError: boolean }) {
  return (
    <span className="flex items-baseline justify-between gap-3">
      <span className="text-lead font-strong">{props.part.name}</span>
      <PartDuty {...props} />
    </span>
  )
}

/** Shown once somebody tried to go on without it. */
function problemOf({ product, parts, touched, pending }: Configuration, part: ConfigPart): string | null {
  if (!touched.includes(part.step)) return null
  if (pending.includes(part.step)) return texts.uploads.pending
  const problem = partProblems(product, parts).find(({ step }) => step === part.step)
  if (!problem) return null
  const { least, most, longest } = limitsOf(part)
  const words = {
    blank: texts.problems.blank[partTypes[part.type].takes](takesSeveral(part)),
    choice: texts.problems.choice,
    tooFew: texts.problems.tooFew(least),
    tooMany: texts.problems.tooMany(most),
    tooLong: texts.problems.tooLong(longest),
  } satisfies Record<typeof problem.code, string>
  return words[problem.code]
}
