import type { MessagesDeps } from '../../messages/deps.ts'
import type { DrawLabels } from './paper/labels.ts'

/** The outside world of what makes papers. */
export interface PrintingDeps extends MessagesDeps {
  readonly drawLabels: DrawLabels
}
