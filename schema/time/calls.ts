import { get, post, put, remove } from '../base/call.ts'
import type { Done } from '../base/calls.ts'
import type { Absence } from './absence.ts'
import type { ActivityFlag, ActivityState } from './activity.ts'
import type { CarryReason, ClockKind, ClockSource, MonthStep, YearFigures } from './clockEvent.ts'
import type { ProjectTime } from './exports/projectTimes.ts'
import type { Finding } from './law/finding.ts'
import type { LedgerDay, LedgerSums } from './ledger.ts'
import type { MonthState } from './monthStates.ts'
import type {
  AbsenceCall,
  ClockCall,
  DecisionCall,
  EntryCall,
  MonthStepCall,
  NewEntryCall,
  OfferCall,
  WithdrawalCall,
} from './requests.ts'
import type { offerStates, Shift } from './shift.ts'
import type { VacationAccount } from './vacationAccount.ts'

/** The four deeds at a terminal: the token is that of a paired device, the person proves themselves by the header `Pin`. */
export const clockAtTerminal = post('/time-tracking/:accessToken/:username/working-activities/:kind')<
  ClockCall,
  ActivityView
>()
export const terminalMe = get('/time-tracking/:accessToken/:username/me')<TerminalPerson>()
export const terminalActivities = get('/time-tracking/:accessToken/:username/working-activities')<
  readonly ActivityView[]
>()
/** One's own published shifts that end after a local day begins: `?on=YYYY-MM-DD`, today without. */
export const terminalShifts = get('/time-tracking/:accessToken/:username/working-schedules')<readonly Shift[]>()
/** How somebody's hours and vacation stand at the end of a local day: `?on=YYYY-MM-DD`, today without. */
export const terminalBalances = get('/time-tracking/:accessToken/:username/balances')<Balances>()
/** Who may clock in at a terminal, and who is at work. */
export const terminalPeople = get('/time-tracking/:accessToken')<readonly TerminalPerson[]>()

/** The same deeds on somebody's own device. */
export const clockOwn = post('/working-activities/own/:kind')<ClockCall, ActivityView>()

/** The vacation accounts of everybody whose working time one may read: `?on=YYYY-MM-DD`, today without. */
export const holidayBalances = get('/time-sheets/holiday-balances')<readonly HolidayBalance[]>()

/** Hours of a month by wage type as CSV; what follows the path is a `PayrollQuery`. */
export const payrollFile = get('/time-sheets/payroll.csv')<string>()

/** Hands in a month, approves it or opens it again: `submit`, `approve`, `reopen`. */
export const stepMonth = post('/time-sheets/:user/:month/:step')<MonthStepCall, MonthView>()
/** What was clocked and what was changed of it, as CSV for whoever inspects it; what follows the path is a `PeriodQuery`. */
export const recordsFile = get('/time-sheets/records.csv')<string>()
/** Hours by project as CSV; what follows the path is a `PeriodQuery`. */
export const projectsFile = get('/time-sheets/projects.csv')<string>()

export const activityCall = get('/working-activities/:id')<ActivityEntry>()
/** Work nobody clocked: one's own, which is looked at, or written down by whoever leads the branch. */
export const addActivity = post('/working-activities')<NewEntryCall, ActivityEntry>()
/** How work was in truth: counts beside what was clocked, and is looked at where its author may not decide that. */
export const correctActivity = put('/working-activities/:id')<EntryCall, ActivityEntry>()
/** That there was no work in truth; it stays until that is decided where its author may not decide it. */
export const withdrawActivity = remove('/working-activities/:id')<WithdrawalCall, Done>()
export const approveCorrection = post('/working-activities/corrections/:uid/approve')<DecisionCall, Done>()
/** Takes back one's own correction while it waits for a decision. */
export const withdrawCorrection = post('/working-activities/corrections/:uid/withdraw')<DecisionCall, Done>()
export const refuseCorrection = post('/working-activities/corrections/:uid/refuse')<DecisionCall, Done>()

/** Sets what somebody types at a terminal: one's own, or anybody's of whoever manages people. */
export const setPin = put('/users/:id/pin')<{ readonly pin: string }, Done>()

/** Somebody asks for an absence of their own, or says that they are ill; whoever leads the branch decides. */
export const askAbsence = post('/absences/own')<AbsenceCall, AbsenceStanding>()
/** And takes it back: at once while it waits for a decision, else by asking once more. */
export const withdrawAbsence = remove('/absences/own/:id')<undefined, AbsenceStanding>()

/** A step of a shift that changes hands: `offer`, `take`, `agree`, `decline`, `withdraw`; `approve` and `refuse` by who leads. */
export const stepShiftOffer = post('/working-schedules/:id/offer/:step')<OfferCall, OfferStanding>()

/** Whose a shift is after a step (null: nobody's), and how what is offered of it stands. */
export interface OfferStanding {
  readonly id: number
  readonly user: number | null
  readonly state: keyof typeof offerStates | null
}

/** How an own absence stands. */
export interface AbsenceStanding {
  readonly id: number
  readonly state: Absence['state'] | 'withdrawn'
  readonly isWithdrawalAsked: boolean
}

/** The address at which one's own calendar reads one's published shifts; null where there is none. */
export const ownCalendar = get('/working-schedules/own/calendar')<OwnCalendar>()
/** Another address; the former one is worth nothing from then on. */
export const renewCalendar = post('/working-schedules/own/calendar')<undefined, OwnCalendar>()
export const revokeCalendar = remove('/working-schedules/own/calendar')<undefined, OwnCalendar>()

/** In place of its token: whoever asks is let in as that device already, by its cookie. */
export const THIS_DEVICE = 'this'

/** Header with what somebody typed at a terminal. */
export const PIN_HEADER = 'Pin'

export interface OwnCalendar {
  readonly address: string | null
}

export interface TerminalPerson {
  readonly user: {
    readonly id: number
    readonly username: string
    readonly firstName: string
    readonly lastName: string
  }
  readonly state: ActivityState | 'none'
  /** Since when (ISO 8601) it is so; null where nobody works. */
  readonly since: string | null
  readonly hasPin: boolean
}

/** An activity as it is told; instants are ISO 8601. */
export interface ActivityView {
  readonly id: number
  readonly uid: string
  readonly user: number
  readonly state: ActivityState
  readonly startedAt: string | null
  readonly endedAt: string | null
  readonly breaks: readonly { readonly from: string; readonly to: string | null }[]
  readonly workedMinutes: number
  readonly branch: number | null
  readonly project: number | null
  readonly task: number | null
  readonly source: ClockSource
  readonly flags: readonly ActivityFlag[]
  /** What was clocked belongs to no work: it is kept, and somebody looks at it. */
  readonly isLone?: true
  /** What it was that was clocked then. */
  readonly stamp?: ClockKind
}

/** An activity with all that was written about it afterwards, oldest first. */
export interface ActivityEntry extends ActivityView {
  /** How it would be with what came after its month had been approved. */
  readonly late?: TimesView
  readonly corrections: readonly CorrectionView[]
}

/** A correction: what counted before it, what it says (null for no work at all), who wrote it, when and why. */
interface CorrectionView {
  readonly uid: string
  readonly old: TimesView | null
  readonly new: TimesView | null
  readonly reason: string
  /** A person's id. */
  readonly author: number
  readonly at: string
  /** Null as long as nobody has decided. */
  readonly isApproved: boolean | null
  /** Who decided (a person's id), where that was not its author at once, and what they say to it. */
  readonly decidedBy: number | null
  readonly answer: string
}

/** Instants are ISO 8601. */
export interface TimesView {
  readonly startedAt: string
  readonly endedAt: string | null
  readonly breaks: readonly { readonly from: string; readonly to: string | null }[]
  readonly project: number | null
  readonly task: number | null
}

/** Target, work and credit of the month up to the day, and what is open of all days until then. */
export interface Balances {
  readonly on: string
  readonly targetMinutes: LedgerSums['target']
  readonly workedMinutes: LedgerSums['worked']
  readonly creditMinutes: LedgerSums['credit']
  readonly balanceMinutes: number
  /** What was open at the end of the day before: what is owed on the day itself is not over yet. */
  readonly beforeMinutes: number
  /** Null for somebody without a contract. */
  readonly vacation: VacationAccount | null
}

/** What somebody sees of their own time at a terminal, as the server told it. */
export interface OwnHours {
  readonly activities: readonly ActivityView[]
  /** Null where the server could not say. */
  readonly balances: Balances | null
  /** Their published shifts of the last days and from now on, by their beginning; null where the server could not say. */
  readonly shifts: readonly Shift[] | null
  /** Epoch ms. */
  readonly asOf: number
}

export interface HolidayBalance {
  readonly user: TerminalPerson['user']
  readonly vacation: VacationAccount
}

export interface MonthPerson {
  readonly user: TerminalPerson['user']
  readonly branches: readonly number[]
  readonly state: MonthState
  /** Whether who asks may approve it, and write about it without anybody looking at it. */
  readonly isApprover: boolean
}

/** A year as it was closed, and by whom (a person's id). */
export interface ClosingView {
  readonly year: number
  readonly figures: YearFigures
  readonly because: CarryReason | null
  readonly author: number
  readonly at: string
}

/** How a month stands, and what was done about it, oldest first. */
export interface MonthView {
  readonly state: MonthState
  readonly steps: readonly {
    readonly step: MonthStep
    /** A person's id. */
    readonly author: number
    readonly at: string
    readonly reason: string
  }[]
}

/** Everything a month of somebody's working time follows from; whole minutes. */
export interface MonthSheet extends MonthView {
  readonly user: number
  readonly month: string
  readonly days: readonly LedgerDay[]
  /** The last local day that is over, up to which sums and balance count: of a month that is over its own last. */
  readonly until: string
  readonly sums: LedgerSums
  /** What was open before the first day, and what is after the last that counts. */
  readonly carriedMinutes: number
  readonly balanceMinutes: number
  readonly vacation: VacationAccount | null
  /** Of December and January: the year that ended with it, or before it, as it was closed. */
  readonly closing: ClosingView | null
  readonly activities: readonly ActivityEntry[]
  readonly findings: readonly Finding[]
  /** Breaks the law asks for and nobody recorded: they count for nothing until somebody says when they were. */
  readonly proposals: readonly {
    /** Number of the activity. */
    readonly activity: number
    readonly from: string
    readonly to: string
    readonly minutes: number
    readonly paragraph: string
    readonly text: string
  }[]
}

/** Hours by project, and whether they are those of everybody who works here. */
export interface ProjectHours {
  readonly isWhole: boolean
  readonly people: readonly TerminalPerson['user'][]
  readonly times: readonly ProjectTime[]
}
