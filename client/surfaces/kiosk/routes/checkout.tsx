import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import { legalPages } from '../../../../schema/business/legalPages.ts'
import { sells } from '../../../../schema/catalogue/availability.ts'
import { asksFirst } from '../../../../schema/catalogue/preselected.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'
import { goesWith, MOST_SUGGESTED } from '../../../../schema/ordering/goesWith.ts'
import { drinkOrFood } from '../../../counter/kiosk/drinkOrFood.ts'
import { KioskCheckout } from '../../../counter/kiosk/KioskCheckout.tsx'
import { Suggestions } from '../../../counter/kiosk/Suggestions.tsx'
import { useConfig, useList } from '../../../data/shop/useCatalogue.tsx'
import { cartOf } from '../../../ordering/cart/cart.effects.ts'
import { useCart } from '../../../ordering/cart/useCart.ts'
import { useRulesCatalogue } from '../../../ordering/checkout/useRulesCatalogue.ts'
import { eventOf } from '../../../ordering/page/inCart.ts'
import { useShopNow } from '../../../ordering/page/shopNow.ts'
import { useMenu } from '../../../ordering/page/useMenu.ts'
import { legalLinks } from '../../../website/head/legalPages.ts'
import { OwnBranch } from './OwnBranch.tsx'

/** '/store/{branchIdentifier}/checkout': one screen, then the number. */
export function CheckoutRoute() {
  const { branchIdentifier } = useParams({ from: '/store/$branchIdentifier/checkout' })
  return <OwnBranch identifier={branchIdentifier} render={branch => <Checkout key={branch.id} branch={branch} />} />
}

function Checkout({ branch }: { branch: Branch }) {
  const catalogue = useRulesCatalogue(branch)
  const now = useShopNow()
  const { cart, isRestoring, send } = useCart(branch.id, 'takeaway')
  if (!catalogue) return <Waiting />
  const params = { branchIdentifier: branch.identifier }
  const renderMenuLink = (content: ReactNode, className: string, isCartOpen: boolean) => (
    <Link to="/store/$branchIdentifier" params={params} search={isCartOpen ? { cart: true } : {}} className={className}>
      {content}
    </Link>
  )
  return (
    <KioskCheckout
      {...{ branch, catalogue, now, cart, isRestoring, renderMenuLink }}
      renderLegalLinks={className => <LegalLinks className={className} />}
      suggestions={<GoesWith branch={branch} now={now} />}
      onMode={mode => send({ type: 'choice.made', choice: { mode } })}
      onPlaced={() => cartOf(branch.id, 'takeaway').send({ type: 'cart.cleared' })}
    />
  )
}

/** What goes with it by the branch's own orders, then the other half of a meal; what is tapped is on the tray at once. */
function GoesWith({ branch, now }: { branch: Branch; now: number }) {
  const { groups, catalogue } = useMenu(branch, now, now)
  const { cart, send } = useCart(branch.id, 'takeaway')
  const learned = goesWith(
    cart.items.map(({ product }) => product),
    branch,
    useList('favourites'),
    groups,
  )
  const tray = cart.items.flatMap(({ product }) => catalogue.product(product) ?? [])
  const other = branch.isSuggestingOff
    ? []
    : drinkOrFood(tray, groups, product => sells(branch, product) && !asksFirst(product))
  const add = (product: Product) => {
    const event = eventOf({ type: 'product.added', product }, new Map())
    if (event) send(event)
  }
  return <Suggestions products={[...new Set([...learned, ...other])].slice(0, MOST_SUGGESTED)} onAdd={add} />
}

const Waiting = () => <main id="main" aria-busy className="flex-1" />

/** Legal texts that are kept here open here; those of other sites are not reached from a kiosk. */
function LegalLinks({ className }: { className: string }) {
  const config = useConfig()
  if (!config) return null
  const own = legalLinks(config).filter(({ address, page }) => address === null && page !== 'imprint')
  return own.map(({ page }) => (
    <Link key={page} to="/site/$page" params={{ page }} className={className}>
      {legalPages[page].label}
    </Link>
  ))
}
