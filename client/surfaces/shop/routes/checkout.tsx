import { Link, useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { OrderReceipt } from '../../../../schema/ordering/calls.ts'
import { startOutbox } from '../../../data/outbox/startOutbox.ts'
import { isComplete } from '../../../data/shop/catalogue.ts'
import { useCatalogue, useFreshness, useList } from '../../../data/shop/useCatalogue.tsx'
import { reportVisitorEvent } from '../../../data/shop/visitorEvents.ts'
import { goTo } from '../../../device/page/location.ts'
import { clearPaidCarts, keepUntilPaid } from '../../../ordering/cart/paidCart.ts'
import { CheckoutPage } from '../../../ordering/checkout/CheckoutPage.tsx'
import { tableChoiceOf } from '../../../ordering/checkout/sections/tableChoice.ts'
import { texts as checkoutTexts } from '../../../ordering/checkout/texts.ts'
import { useRulesCatalogue } from '../../../ordering/checkout/useRulesCatalogue.ts'
import { GoneBranchOrder } from '../../../ordering/order/GoneBranchOrder.tsx'
import { texts as goneTexts } from '../../../ordering/order/goneBranchTexts.ts'
import { useShopNow } from '../../../ordering/page/shopNow.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { shownOrder } from '../chrome/pageRequest.ts'
import { ShopHeader } from '../chrome/ShopHeader.tsx'
import { forgetEverything } from '../forgetEverything.ts'
import { NotFound } from '../NotFound.tsx'

const UnpaidOrder = lazy(() =>
  import('../../../ordering/checkout/sections/UnpaidOrder.tsx').then(({ UnpaidOrder }) => ({ default: UnpaidOrder })),
)

/** store/{branchIdentifier}/checkout, and …/error after a failed payment. */
export function CheckoutRoute() {
  const { branchIdentifier } = useParams({ strict: false })
  const { source } = useFreshness()
  const branch = useList('branches').find(({ identifier }) => identifier === branchIdentifier)
  const { order } = useSearch({ strict: false })
  if (branch) return <Checkout key={`${branch.id} ${order ?? ''}`} branch={branch} order={order} />
  if (source === 'empty') return <main id="main" aria-busy className="min-h-dvh flex-1" />
  return order ? <OrderOfNoBranch uid={order} /> : <NotFound isBranch />
}

/** An order of this device whose branch is gone. */
function OrderOfNoBranch({ uid }: { readonly uid: string }) {
  const products = useList('products')
  return (
    <>
      <ShopHeader />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <GoneBranchOrder
          uid={uid}
          nameOf={product => products.find(({ id }) => id === product)?.name}
          onShown={shownOrder.set}
          homeLink={
            <Link to="/" className={buttonLook({ variant: 'secondary' })}>
              {goneTexts.home}
            </Link>
          }
        />
      </main>
    </>
  )
}

function Checkout({ branch, order }: { branch: Branch; order: string | undefined }) {
  const catalogue = useRulesCatalogue(branch)
  const content = useCatalogue()
  const freshness = useFreshness()
  const { source } = freshness
  const navigate = useNavigate()
  const now = useShopNow()
  const { pathname, searchStr } = useLocation()
  const tables = useList('tables')
  const { choice, refusal } = useMemo(
    () => tableChoiceOf(new URLSearchParams(searchStr).get('table'), branch, tables, isComplete(freshness)),
    [searchStr, branch, tables, freshness],
  )
  useEffect(() => {
    // The order must not wait until the device is filled.
    void startOutbox()
    clearPaidCarts().catch(() => {})
    reportVisitorEvent({ name: 'initiateCheckout', branch: branch.id })
  }, [branch.id])
  const store = { to: '/store/$branchIdentifier', params: { branchIdentifier: branch.identifier } } as const
  const leave = ({ uid, hash, paymentRedirectUrl }: OrderReceipt, total: number) => {
    reportVisitorEvent({
      name: 'purchase',
      branch: branch.id,
      value: total,
      currency: catalogue?.config.currency ?? 'EUR',
    })
    if (paymentRedirectUrl) {
      void keepUntilPaid(uid, branch.id).finally(() => goTo(paymentRedirectUrl))
      return
    }
    // In place of the checkout: 'back' leads to the menu and not to an order that is already placed.
    void navigate({ to: '/status/$uid/$hash', params: { uid, hash }, replace: true })
  }
  return (
    <>
      <ShopHeader back={{ ...store, label: checkoutTexts.back }} title={branch.name} subtitle={checkoutTexts.title} />
      <main id="main" tabIndex={-1} className="page min-h-dvh flex-1 pb-12">
        {catalogue && (
          <CheckoutPage
            branch={branch}
            catalogue={catalogue}
            catalogueSeq={source === 'snapshot' ? (content.snapshot()?.seq ?? null) : null}
            chosen={choice}
            notice={
              refusal ? (
                <Notice tone="warning">{checkoutTexts.handover.refusals[refusal]}</Notice>
              ) : (
                <Suspense>
                  <UnpaidOrder branch={branch.id} />
                </Suspense>
              )
            }
            lostPayment={pathname.endsWith('/error') ? searchStr : null}
            order={order}
            now={now}
            onForget={() => forgetEverything()}
            onLeave={leave}
            onShown={shownOrder.set}
            renderMenuLink={look => (
              <Link {...store} className={look}>
                {checkoutTexts.back}
              </Link>
            )}
            renderStatusLink={({ uid, hash }) => (
              <Link to="/status/$uid/$hash" params={{ uid, hash }} replace className={buttonLook()}>
                {checkoutTexts.accepted.status}
              </Link>
            )}
          />
        )}
      </main>
    </>
  )
}
