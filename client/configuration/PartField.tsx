import { FileX } from 'lucide-react'
import type { ConfigPart } from '../../schema/entities/product.ts'
import { isPartValid, partProblems } from '../../schema/rules/configuration.ts'
import { type PartValue } from '../../schema/rules/parts.ts'
import { TextArea, TextField } from '../ui/Field.tsx'
import type { Configuration, ConfigurationEvent } from './configuration.machine.ts'
import { OptionCards } from './OptionCards.tsx'
import { PartDuty } from './PartHead.tsx'
import { texts } from './texts.ts'
import { isUpload } from './uploads.ts'

interface PartFieldProps {
  readonly configuration: Configuration
  readonly part: ConfigPart
  readonly currency: string
  readonly send: (event: ConfigurationEvent) => void
}

/** One part of the product: text, choices, or what would be uploaded (storefront section 5, configurable parts). */
export function PartField({ configuration, part, currency, send }: PartFieldProps) {
  const value = configuration.parts[part.step] ?? null
  const error = problemOf(configuration, part)
  if (isUpload(part)) return <UploadField part={part} value={value} error={error} />
  if (part.type === 'select' || part.type === 'multiselect')
    return (
      <OptionCards
        product={configuration.product}
        part={part}
        value={value}
        currency={currency}
        error={error}
        onChoose={option => send({ type: 'option.choose', step: part.step, option })}
      />
    )
  const field = {
    label: <PartLabel part={part} isDone={isPartValid(part, value)} hasError={error !== null} />,
    hint: part.description,
    error,
    required: !part.optional,
    value: typeof value === 'string' ? value : '',
    maxLength: part.type === 'text' ? LINE : TEXT,
    autoComplete: 'off',
  }
  const typed = (text: string) => send({ type: 'part.set', step: part.step, value: text })
  return part.type === 'text' ? (
    <TextField {...field} onChange={event => typed(event.target.value)} />
  ) : (
    <TextArea {...field} onChange={event => typed(event.target.value)} />
  )
}

/** Characters; the server takes no more than TEXT. */
const LINE = 200
const TEXT = 4000

function UploadField({ part, value, error }: { part: ConfigPart; value: PartValue; error: string | null }) {
  const count = Array.isArray(value) ? value.length : 0
  const sentence = part.optional ? texts.uploads.optional : texts.uploads.required
  return (
    <div role="group" aria-label={part.name} tabIndex={-1} className="flex flex-col gap-1.5">
      <p>
        <PartLabel part={part} isDone={count > 0} hasError={error !== null} />
      </p>
      {part.description && <p className="text-caption text-ink-soft">{part.description}</p>}
      <p className="flex items-start gap-3 rounded-control border border-dashed border-edge/60 px-3.5 py-3 text-ink-soft">
        <FileX size={18} aria-hidden className="mt-0.5 shrink-0" />
        {count > 0 ? texts.uploads.kept(count) : sentence}
      </p>
      {error && <p className="text-caption font-medium text-error">{error}</p>}
    </div>
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
function problemOf({ product, parts, touched }: Configuration, part: ConfigPart): string | null {
  if (!touched.includes(part.step)) return null
  const problem = partProblems(product, parts).find(({ step }) => step === part.step)
  if (!problem) return null
  if (problem.code === 'choice') return texts.problems.choice
  if (isUpload(part)) return texts.problems.upload
  return part.type === 'select' || part.type === 'multiselect' ? texts.problems[part.type] : texts.problems.text
}
