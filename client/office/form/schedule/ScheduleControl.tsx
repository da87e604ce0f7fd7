import { lazy, Suspense } from 'react'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { controlId, groupProps, useForm } from '../formScope.tsx'
import { listOf, toTyped } from '../formValues.ts'
import { choiceTexts as texts } from './choiceTexts.ts'
import type { ScheduleProps } from './OwnHours.tsx'

const OwnHours = lazy(() => import('./OwnHours.tsx'))

/**
 * Hours as a week, dates of their own and what guests see of them. Where there may be none of its own (a product is
 * always there, deliveries go by the opening hours) that is chosen first.
 */
export function ScheduleControl(props: ScheduleProps) {
  const choice = useChoice(props)
  return (
    <div {...groupProps(props)} className="flex flex-col gap-5">
      {choice && (
        <div id={choice.id} tabIndex={-1} className="self-start">
          <Segmented
            label={props.field.label}
            value={choice.isOwn ? 'own' : 'other'}
            onChange={value => !props.disabled && choice.choose(value === 'own')}
            options={[
              { value: 'other', label: choice.other },
              { value: 'own', label: choice.own },
            ]}
          />
        </div>
      )}
      {(!choice || choice.isOwn) && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <OwnHours {...props} />
        </Suspense>
      )}
    </div>
  )
}

interface Choice {
  /** Where a summary leads to that names the switch. */
  readonly id: string | undefined
  readonly isOwn: boolean
  readonly other: string
  readonly own: string
  readonly choose: (own: boolean) => void
}

/** Null where hours are always of their own. */
function useChoice({ field, value, onChange }: ScheduleProps): Choice | null {
  const { sibling } = useForm()
  const { follows } = field.schedule ?? {}
  if (follows) {
    const [hours, unless] = [sibling(follows.field), sibling(follows.unless)]
    if (!hours || !unless) return null
    return {
      id: controlId(follows.unless),
      isOwn: unless.value === true,
      other: texts.likeHours(hours.label),
      own: texts.ownHours,
      choose(own) {
        unless.onChange(own)
        // Whoever has none of their own begins with what held until now.
        if (own && listOf(value).length === 0) onChange(hours.value)
      },
    }
  }
  if (!field.nullable) return null
  return {
    id: undefined,
    isOwn: listOf(value).length > 0,
    other: texts.always,
    own: texts.onlyThen,
    choose: own => onChange(own ? toTyped(field, around) : null),
  }
}

const around = [{ type: 'daily', isClosed: false, from: '00:00', to: '24:00' }]
