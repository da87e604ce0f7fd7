import { useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Field } from '../form/formModel.ts'
import { type Typed, toStored, toTyped } from '../form/formValues.ts'
import { valueText } from '../form/valueText.ts'
import { useNaming } from '../shell/scope.tsx'
import { input } from '../shell/styles.ts'
import type { Planned } from './plan.ts'
import { texts } from './texts.ts'

interface PlanTableProps {
  readonly entity: Entity
  readonly field: Field
  readonly plan: readonly Planned[]
  /** Somebody wants another value for one of them; undefined takes it back. */
  readonly onValue: (id: number, value: unknown) => void
}

/** Rows that are shown; the rest is counted. */
const SHOWN = 200

/** „bisher → neu“ for every document, each new value open to change. */
export function PlanTable({ entity, field, plan, onValue }: PlanTableProps) {
  const naming = useNaming()
  const shown = plan.slice(0, SHOWN)
  return (
    <>
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr className="text-left text-caption text-ink-soft">
            <th className={head}>{entity.label.one}</th>
            <th className={`${head} text-right`}>{texts.before}</th>
            <th className={`${head} w-36 text-right`}>{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(each => {
            const { row, kind, problem, changes } = each
            const title = entity.title(row.body) || entity.label.one
            const before = row.body[field.name]
            const after = field.name in changes ? changes[field.name] : before
            return (
              <tr key={row.id} data-kind={kind}>
                <td className={cell}>
                  {title}
                  {problem && <span className="block text-caption text-error">{problem}</span>}
                </td>
                <td className={`${cell} figures text-right whitespace-nowrap text-ink-soft`}>
                  {valueText(field, before, naming)}
                </td>
                <td className={`${cell} figures text-right`}>
                  {isTypable(field) ? (
                    <ValueInput {...{ field, title }} value={after} onValue={value => onValue(row.id, value)} />
                  ) : (
                    <span className={kind === 'same' ? 'text-ink-soft' : 'font-medium'}>
                      {valueText(field, after, naming)}
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {plan.length > SHOWN && <p className="py-2 text-ink-soft">{texts.more(plan.length - SHOWN)}</p>}
    </>
  )
}

const isTypable = ({ kind }: Field): boolean => ['text', 'number', 'money', 'percent'].includes(kind)

interface ValueInputProps {
  readonly field: Field
  readonly title: string
  readonly value: unknown
  readonly onValue: (value: unknown) => void
}

function ValueInput({ field, title, value, onValue }: ValueInputProps) {
  const [typed, setTyped] = useState<Typed | null>(null)
  return (
    <input
      className={`${input} w-32 text-right`}
      aria-label={texts.valueOf(title)}
      inputMode={field.kind === 'text' ? 'text' : 'decimal'}
      value={String(typed ?? toTyped(field, value) ?? '')}
      onChange={event => {
        setTyped(event.target.value)
        onValue(toStored(field, event.target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

const head = 'border-b border-line py-2 pr-3 font-medium'
const cell = 'border-b border-line/70 py-1 pr-3 align-middle [overflow-wrap:anywhere]'
