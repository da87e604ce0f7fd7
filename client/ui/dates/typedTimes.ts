import { clockOf } from '../../../schema/base/hours/hoursText.ts'
import { minutesOf, timeText } from '../../../schema/base/zonedTime.ts'
import type { Writing } from './useTyped.ts'

/** A time of a day by hand: '6', '630', '6.30' or '6:30' is 'HH:MM'; steps are of five minutes, around the clock. */
export const timeWriting: Writing = {
  textOf: time => time,
  valueOf: text => clockOf(text.replace(/\s*Uhr$/i, '')) ?? undefined,
  isWhole: text => /^\d?\d:\d\d$/.test(text),
  step: (time, steps) => timeText((minutesOf(time) + steps * STEP + DAY) % DAY),
}

/** Minutes. */
const STEP = 5
const DAY = 1440
