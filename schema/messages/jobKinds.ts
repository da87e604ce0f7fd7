/** What is done in the background, as the office calls it; what each kind does is said in server/jobs.ts. */
const jobLabels = {
  mail: 'E-Mail',
  sms: 'SMS',
  push: 'Benachrichtigung',
  notice: 'Nachricht an Personen',
  letter: 'E-Mail an Personen',
  refund: 'Rückerstattung',
  print: 'Druck',
  hold: 'Zahlungsfrist',
  lesson: 'Wartezeit lernen',
  unlist: 'Statusbildschirm',
} as const
export type JobKindName = keyof typeof jobLabels

/** The German label of a job's kind; the kind itself where a former version left a job that nobody knows any more. */
export const jobLabel = (kind: string): string => new Map<string, string>(Object.entries(jobLabels)).get(kind) ?? kind
