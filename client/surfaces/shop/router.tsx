import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { Failure } from './Failure.tsx'
import { NotFound } from './NotFound.tsx'
import { Frame } from './routes/frame.tsx'
import { StoreRoute } from './routes/store.tsx'

/** What is open above the menu stands in the address: the phone's back button closes it. */
export interface StoreSearch {
  /** Id of the product whose overlay is open. */
  readonly product?: number
  /** Key of the cart line that is being changed. */
  readonly line?: string
  readonly cart?: true
  /** For when one orders. */
  readonly when?: true
  /** Allergens and diets. */
  readonly filter?: true
  /** The other branches. */
  readonly branches?: true
  /** The table whose code was scanned. */
  readonly table?: string
}

const root = createRootRoute({ component: Frame, notFoundComponent: () => <NotFound /> })
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./routes/home.tsx'), 'HomeRoute'),
})
const store = createRoute({
  getParentRoute: () => root,
  path: '/store/$branchIdentifier',
  component: StoreRoute,
  validateSearch: storeSearch,
})
const CheckoutRoute = lazyRouteComponent(() => import('./routes/checkout.tsx'), 'CheckoutRoute')
const checkout = createRoute({
  getParentRoute: () => root,
  path: '/store/$branchIdentifier/checkout',
  component: CheckoutRoute,
})
const checkoutError = createRoute({
  getParentRoute: () => root,
  path: '/store/$branchIdentifier/checkout/error',
  component: CheckoutRoute,
})
const status = createRoute({
  getParentRoute: () => root,
  path: '/status/$uid/$hash',
  component: lazyRouteComponent(() => import('./routes/status.tsx'), 'StatusRoute'),
})
const legal = createRoute({
  getParentRoute: () => root,
  path: '/site/$page',
  component: lazyRouteComponent(() => import('./routes/legal.tsx'), 'LegalRoute'),
})
const tree = root.addChildren([home, store, checkout, checkoutError, status, legal])

/** The shop's pages (storefront section 2). On the server the history is in memory and holds one address. */
export function createShopRouter(history: RouterHistory = createBrowserHistory()) {
  return createRouter({
    routeTree: tree,
    history,
    defaultErrorComponent: Failure,
    defaultPreload: 'intent',
    // The server's page must not carry the inline script this would put there: the security policy allows none.
    scrollRestoration: typeof document !== 'undefined',
    scrollRestorationBehavior: 'instant',
    // A page that was left is not kept: its content lives in the catalogue.
    defaultPendingMs: 500,
  })
}

export type ShopRouter = ReturnType<typeof createShopRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter
  }
  interface HistoryState {
    /** What is open above the page was opened from it: going back closes it. */
    readonly opened?: boolean
  }
}

function storeSearch(search: Record<string, unknown>): StoreSearch {
  const product = Number(search.product)
  return {
    ...(Number.isSafeInteger(product) && product > 0 ? { product } : {}),
    ...(typeof search.line === 'string' ? { line: search.line } : {}),
    ...(search.table === undefined ? {} : { table: String(search.table) }),
    ...Object.fromEntries(
      ['cart', 'when', 'filter', 'branches']
        .filter(flag => search[flag] === true || search[flag] === 'true')
        .map(flag => [flag, true]),
    ),
  }
}
