import { createBrowserHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { Failure } from '../../ordering/page/Failure.tsx'
import { readStoreSearch } from '../../ordering/page/storeSearch.ts'
import { CheckoutRoute } from './routes/checkout.tsx'
import { Frame } from './routes/frame.tsx'
import { LegalRoute } from './routes/legal.tsx'
import { NotFound } from './routes/NotFound.tsx'
import { StartRoute } from './routes/start.tsx'
import { StoreRoute } from './routes/store.tsx'

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound })
const start = createRoute({ getParentRoute: () => root, path: '/', component: StartRoute })
const store = createRoute({
  getParentRoute: () => root,
  path: '/store/$branchIdentifier',
  component: StoreRoute,
  validateSearch: readStoreSearch,
})
const checkout = createRoute({
  getParentRoute: () => root,
  path: '/store/$branchIdentifier/checkout',
  component: CheckoutRoute,
})
const legal = createRoute({ getParentRoute: () => root, path: '/site/$page', component: LegalRoute })
const tree = root.addChildren([start, store, checkout, legal])

/** The kiosk's pages. Their addresses are a part of the shop's, whose router types the links to them. */
export function createKioskRouter() {
  return createRouter({
    routeTree: tree,
    history: createBrowserHistory(),
    defaultErrorComponent: Failure,
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
  })
}
