import { dateFormat } from '../../../schema/base/dateFormat.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import { addDays, localTime } from '../../../schema/base/zonedTime.ts'
import { formatDateTime, formatTime } from '../../ui/format.ts'
import type { Naming } from '../form/valueText.ts'
import { changedFieldsOf } from '../history/steps.ts'
import type { Plan } from './plan.ts'
import { texts } from './texts.ts'

/** 'morgen 06:00', within a week 'Mo 06:00', later '30.11.2026 06:00', by the clock in the zone. Epoch ms. */
export function whenText(at: number, now: number, zone: string): string {
  const day = localTime(at, zone).date
  const today = localTime(now, zone).date
  const time = formatTime(at, zone)
  if (day === today) return `${texts.today} ${time}`
  if (day === addDays(today, 1)) return `${texts.tomorrow} ${time}`
  if (day < today || day >= addDays(today, 7)) return formatDateTime(at, zone)
  return `${dateFormat('short weekday', zone, { weekday: 'short' }).format(at)} ${time}`
}

/** So many pieces of a change are told in one line. */
const TOLD = 3

/** 'Preis 4,20 €, Name Krapfen und 2 weitere': what a plan makes of its document. */
export function changeText(entity: Entity, plan: Plan, naming: Naming): string {
  const pieces = changedFieldsOf(entity, plan, naming).flatMap(changed => changed.pieces)
  const told = pieces.slice(0, TOLD).map(({ label, after }) => texts.step(label, after))
  const left = pieces.length - told.length
  return left > 0 ? `${told.join(', ')} ${texts.more(left)}` : told.join(', ')
}
