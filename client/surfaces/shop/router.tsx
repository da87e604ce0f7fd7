import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { Failure } from '../../ordering/page/Failure.tsx'
import { readStoreSearch } from '../../ordering/page/storeSearch.ts'
import { Frame } from './routes/frame.tsx'
import { StoreRoute } from './routes/store.tsx'

const root = createRootRoute({ component: Frame })
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./routes/home.tsx'), 'HomeRoute'),
})
const store = createRoute({
  getParentRoute: () => root,
  path: '/store/$branchIdentifier',
  component: StoreRoute,
  validateSearch: readStoreSearch,
})
const CheckoutRoute = lazyRouteComponent(() => import('./routes/checkout.tsx'), 'CheckoutRoute')
const checkout = createRoute({
  getParentRoute: () => root,
  path: '/store/$branchIdentifier/checkout',
  component: CheckoutRoute,
  validateSearch: readStoreSearch,
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
const SiteRoute = lazyRouteComponent(() => import('./routes/site.tsx'), 'SiteRoute')
const legal = createRoute({ getParentRoute: () => root, path: '/site/$page', component: SiteRoute })
const site = createRoute({ getParentRoute: () => root, path: '$', component: SiteRoute })
const tree = root.addChildren([home, store, checkout, checkoutError, status, legal, site])

/** The shop's pages. On the server the history is in memory and holds one address. */
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
