import type { MonthSheet } from '../../../../../schema/time/calls.ts'
import { decimalHours, germanDate } from '../../../../../schema/time/exports/cells.ts'
import { spanOfTime } from '../../timeText.ts'
import { timesOfEntry, worksOn } from '../entryTimes.ts'
import { texts } from '../texts.ts'
import { creditNames } from './creditNames.ts'

const { day, work, break: pause, difference: gained, sums: heads } = texts.month

/** A month of one person as cells: a row for each day, and below them what the month comes to. Hours have a decimal comma. */
export function monthTable(sheet: MonthSheet, zone: string): readonly (readonly string[])[] {
  const { sums, carriedMinutes, balanceMinutes } = sheet
  const hours = (minutes: number) => decimalHours(minutes)
  const days = sheet.days.map(row => {
    const works = worksOn(sheet, row.date, zone).map(timesOfEntry)
    const spans = works.map(({ startedAt, endedAt }) => spanOfTime(startedAt, endedAt, zone))
    const difference = row.date > sheet.until ? 0 : row.difference
    const figures = [row.break, row.target, row.worked, row.credit, difference].map(hours)
    return [germanDate(row.date), [...spans, ...creditNames(row)].join(', '), ...figures]
  })
  const blank = ['', '', '', '', '']
  return [
    [day, work, pause, heads.target, heads.worked, heads.credit, gained],
    ...days,
    ['', '', ...[sums.break, sums.target, sums.worked, sums.credit, sums.difference].map(hours)],
    [heads.carried, ...blank, hours(carriedMinutes)],
    [heads.balance, ...blank, hours(balanceMinutes)],
  ]
}
