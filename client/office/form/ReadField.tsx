import { useMemo } from 'react'
import { useNaming } from '../shell/scope.tsx'
import type { Field } from './formModel.ts'
import { texts } from './texts.ts'
import { relatedIds, valueText } from './valueText.ts'

interface ReadFieldProps {
  readonly field: Field
  readonly value: unknown
  readonly hideLabel: boolean
}

/** A field of somebody who may read it and not change it: words, and no grey control. */
export default function ReadField({ field, value, hideLabel }: ReadFieldProps) {
  const naming = useNaming(useMemo(() => relatedIds(field, value), [field, value]))
  const text = valueText(field, value, naming)
  return (
    <dl className="flex min-w-0 flex-col gap-0.5">
      <dt className={hideLabel ? 'sr-only' : 'text-caption text-ink-soft'}>{field.label}</dt>
      <dd className={`whitespace-pre-line [overflow-wrap:anywhere] ${text === '' ? 'text-ink-soft' : ''}`}>
        {text || texts.form.nothing}
      </dd>
    </dl>
  )
}
