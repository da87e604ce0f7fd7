import type { MissedReason } from '../../../schema/ordering/missedOrder.ts'

/** Why an order needs somebody. */
export const missedText: Readonly<Record<MissedReason, string>> = {
  review: 'Bitte prüfen',
  late: 'Zu spät',
  unanswered: 'Unbeantwortet',
  failed: 'Nicht bezahlt',
}
