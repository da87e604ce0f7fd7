import type { OnlineMethod } from '../../../../schema/business/paymentMethods.ts'
import { datatransProvider } from './datatrans.ts'
import { mollieProvider } from './mollie.ts'
import type { Provider } from './provider.ts'

/** Who stands behind each way to pay online: clients, webhooks and the stand-in all come from here. */
export const providers: Readonly<Record<OnlineMethod, Provider>> = {
  mollie: mollieProvider,
  datatrans: datatransProvider,
}
