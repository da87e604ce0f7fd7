import { get, post } from '../base/call.ts'
import type { Done } from '../base/calls.ts'
import type { Country } from '../base/countries.ts'
import type { ClosingView, MonthPerson } from './calls.ts'
import type { VacationWarning, YearFigures, YearStep } from './clockEvent.ts'
import type { LedgerSums } from './ledger.ts'
import type { MonthState } from './monthStates.ts'
import type { WarningCall, YearStepCall } from './requests.ts'
import type { DueWarning } from './vacationWarnings.ts'

/** How a calendar year (YYYY) ends for everybody whose times one may read, by name. */
export const yearPeople = get('/time-sheets/years/:year')<YearPeople>()
/** The months and days of vacation a year of one person comes from. */
export const yearSheet = get('/time-sheets/:user/years/:year')<YearSheet>()
/** Closes a year with its figures as they are, or opens it again: `close`, `reopen`. */
export const stepYear = post('/time-sheets/:user/years/:year/:step')<YearStepCall, Done>()
/** Who has to be warned of vacation that lapses, and who was, of those whose times one may read. */
export const vacationWarnings = get('/time-sheets/vacation-warnings')<readonly PersonWarnings[]>()
/** Warns somebody by a message of what is open of a leave year, or keeps that they were warned by hand. */
export const warnOfLapse = post('/time-sheets/:user/vacation-warnings')<WarningCall, Done>()

/** How a year ends for some people; until it is over, as it stands at the end of `on`. */
export interface YearPeople {
  readonly year: number
  /** Local date. */
  readonly on: string
  readonly isOver: boolean
  readonly people: readonly YearPerson[]
}

export interface YearPerson extends Pick<MonthPerson, 'user' | 'branches' | 'isApprover'> {
  /** How December stands: until it is approved, the figures can change. */
  readonly december: MonthState
  /** January is approved: nothing of the year is changed any more. */
  readonly isLocked: boolean
  readonly country: Country | null
  readonly figures: YearFigures
  /** `hasMoved`: it comes to something else by now. */
  readonly closing: (ClosingView & { readonly hasMoved: boolean }) | null
}

export interface YearSheet {
  readonly user: number
  readonly year: number
  readonly carriedMinutes: number
  readonly months: readonly (LedgerSums & { readonly month: string; readonly balanceMinutes: number })[]
  /** Local days of vacation, and what each takes of it. */
  readonly vacation: readonly { readonly date: string; readonly days: number }[]
  readonly steps: readonly {
    readonly step: YearStep
    readonly author: number
    readonly at: string
    readonly reason: string
  }[]
}

export interface PersonWarnings extends Pick<MonthPerson, 'user' | 'branches' | 'isApprover'> {
  readonly due: readonly DueWarning[]
  /** Newest first. */
  readonly given: readonly Pick<
    VacationWarning,
    'uid' | 'year' | 'days' | 'lapsesOn' | 'on' | 'way' | 'text' | 'author'
  >[]
}
