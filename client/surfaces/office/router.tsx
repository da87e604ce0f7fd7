import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Navigate,
  Outlet,
  useNavigate,
  useParams,
} from '@tanstack/react-router'
import { Suspense, useContext } from 'react'
import { scopeIn, scopeText } from '../../office/areas/branchScope.ts'
import { texts as areaTexts } from '../../office/areas/texts.ts'
import type { PicturesScope } from '../../office/catalogue/images/Pictures.tsx'
import type { PrintScope } from '../../office/counter/printing/PrintJobs.tsx'
import { type ListView, listSearch, searchOf as searchOfList, viewOf } from '../../office/list/listView.ts'
import { type OrdersScope, ordersSearch, scopeOf, searchOf } from '../../office/orders/ordersScope.ts'
import { previewSearch } from '../../office/preview/moment.ts'
import { Missing } from '../../office/shell/Missing.tsx'
import { PageFailure } from '../../office/shell/PageFailure.tsx'
import { Shell } from '../../office/shell/Shell.tsx'
import { dashboardAddress } from '../../office/statistics/dashboardAddress.ts'
import { useOpened, usePageBar } from './bars.tsx'
import { DocumentForm, NewDocument } from './DocumentForm.tsx'
import * as plain from './PlainPages.tsx'
import { useTitle } from './pageHooks.ts'
import { peopleSearch, personSearch } from './peopleSearch.ts'
import {
  documentScreens,
  EntityList,
  LinkElsewherePage,
  type ListScope,
  listScreens,
  OrderPage,
  Orders,
  Outbox,
  Overview,
  PeoplePage,
  PersonPage,
  Pictures,
  PriceList,
  PrintJobs,
  SettingsPage,
  Trash,
} from './screens.ts'
import { orderSearch, picturesSearch, printSearch, rosterSearch, timesSearch } from './searches.ts'
import { SignOutContext } from './signOutContext.ts'

const root = createRootRoute({
  component: Frame,
  notFoundComponent: Missing,
  // The branches looked at stay while one goes from page to page.
  validateSearch: ({ filiale }: Record<string, unknown>): { readonly filiale?: string | number } => {
    const text = scopeText(scopeIn(filiale))
    return text === undefined ? {} : { filiale: text }
  },
  search: {
    middlewares: [
      ({ search, next }) => {
        const { filiale } = search
        const wanted = next(search)
        return 'filiale' in wanted || filiale === undefined ? wanted : { ...wanted, filiale }
      },
    ],
  },
})
const overview = createRoute({ getParentRoute: () => root, path: '/', component: OverviewPage })
const toOverview = () => <Navigate to="/" replace />
// Whoever is signed in has nothing to do there.
const login = createRoute({ getParentRoute: () => root, path: '/login', component: toOverview })
const list = createRoute({
  getParentRoute: () => root,
  path: '/$type',
  component: ListPage,
  validateSearch: listSearch,
})
const document_ = createRoute({
  getParentRoute: () => root,
  path: '/$type/$id',
  component: DocumentPage,
  validateSearch: ({ feld, block }: Record<string, unknown>): { readonly feld?: string; readonly block?: string } => ({
    ...(typeof feld === 'string' ? { feld } : {}),
    ...(typeof block === 'string' || typeof block === 'number' ? { block: String(block) } : {}),
  }),
})
const logs = createRoute({ getParentRoute: () => root, path: '/logs', component: plain.LogsPage })
const faults = createRoute({ getParentRoute: () => root, path: '/faults', component: plain.FaultsPage })
const hours = createRoute({ getParentRoute: () => root, path: '/hours', component: plain.HoursPage })
const myTime = createRoute({ getParentRoute: () => root, path: '/my-time', component: plain.MyTimePage })
const rosterRoute = { path: '/roster', component: plain.RosterPage, validateSearch: rosterSearch } as const
const roster = createRoute({ getParentRoute: () => root, ...rosterRoute })
const dashboardRoute = { path: '/dashboard', component: plain.DashboardPage, validateSearch: dashboardAddress } as const
const dashboard = createRoute({ getParentRoute: () => root, ...dashboardRoute })
const timesRoute = { path: '/times', component: plain.TimesPage, validateSearch: timesSearch } as const
const times = createRoute({ getParentRoute: () => root, ...timesRoute })
const orders = createRoute({
  getParentRoute: () => root,
  path: '/orders',
  component: OrdersRoute,
  validateSearch: ordersSearch,
})
const order = createRoute({
  getParentRoute: () => root,
  path: '/orders/$id',
  component: OrderRoute,
  validateSearch: orderSearch,
})
const outbox = createRoute({
  getParentRoute: () => root,
  path: '/postausgang',
  component: () => <OutboxPage open={null} />,
})
const message = createRoute({ getParentRoute: () => root, path: '/postausgang/$id', component: MessagePage })
const password = createRoute({ getParentRoute: () => root, path: '/passwort', component: plain.PasswordPage })
const background = createRoute({ getParentRoute: () => root, path: '/hintergrund', component: plain.BackgroundPage })
const printsRoute = { path: '/druckauftraege', component: PrintsPage, validateSearch: printSearch } as const
const prints = createRoute({ getParentRoute: () => root, ...printsRoute })
const pictures = createRoute({
  getParentRoute: () => root,
  path: '/images',
  component: PicturesPage,
  validateSearch: picturesSearch,
})
// The panel opens beside the pictures: the page stays the same one.
const picture = createRoute({ getParentRoute: () => pictures, path: '$id' })
const previewRoute = { path: '/vorschau', component: plain.PreviewPage, validateSearch: previewSearch } as const
const preview = createRoute({ getParentRoute: () => root, ...previewRoute })
const pricesRoute = { path: '/prices', component: PricesPage, validateSearch: listSearch } as const
const prices = createRoute({ getParentRoute: () => root, ...pricesRoute })
const people = createRoute({
  getParentRoute: () => root,
  path: '/users',
  component: PeoplePage,
  validateSearch: peopleSearch,
})
const person = createRoute({
  getParentRoute: () => root,
  path: '/users/$id',
  component: PersonPage,
  validateSearch: personSearch,
})
const linkElsewhere = createRoute({
  getParentRoute: () => root,
  path: '/einladung/$token',
  component: LinkElsewherePage,
})
const tree = root.addChildren([
  overview,
  login,
  dashboard,
  orders,
  order,
  outbox,
  message,
  background,
  password,
  prints,
  pictures.addChildren([picture]),
  preview,
  prices,
  hours,
  roster,
  times,
  faults,
  logs,
  myTime,
  people,
  person,
  linkElsewhere,
  list,
  document_,
])

/** Addresses of the office: `/backend#/products`, `/backend#/products/42`, `/backend#/products/new`. */
export function createOfficeRouter() {
  return createRouter({
    routeTree: tree,
    history: createHashHistory(),
    defaultErrorComponent: PageFailure,
    // Another page begins at its top, or at the field it was opened for; going back finds the former one where it was.
    scrollRestoration: ({ location }) => !('feld' in location.search),
    scrollToTopSelectors: ['main'],
  })
}

function Frame() {
  const signOut = useContext(SignOutContext)
  return (
    <Shell onSignOut={() => void signOut()}>
      <Suspense>
        <Outlet />
      </Suspense>
    </Shell>
  )
}

function OverviewPage() {
  useTitle(areaTexts.areas.today)
  return <Overview />
}

function ListPage() {
  const { type } = list.useParams()
  const search = list.useSearch()
  const navigate = useNavigate()
  const { entity, bar } = useOpened(type)
  useTitle(entity?.label.many)
  if (!entity) return bar
  if (entity.single) return <SettingsPage entity={entity} Form={DocumentForm} />
  if (search.view === 'trash') return <Trash key={type} entity={entity} />
  const Screen = listScreens[type]
  if (Screen) {
    const onScope = ({ search: q, view }: ListScope) =>
      void navigate({ to: '/$type', params: { type }, search: listSearch({ q, f: view }), replace: true })
    return <Screen key={type} {...{ entity, onScope }} scope={{ search: search.q ?? '', view: search.f }} />
  }
  const onView = (view: ListView) =>
    void navigate({ to: '/$type', params: { type }, search: searchOfList(view), replace: true })
  return <EntityList key={type} {...{ entity, onView }} view={viewOf(search)} />
}

function DocumentPage() {
  const { type, id } = document_.useParams()
  const { feld, block } = document_.useSearch()
  const { entity, bar } = useOpened(type)
  useTitle(entity?.label.one)
  const number = id === 'new' ? null : Number(id)
  if (!entity) return bar
  if (entity.single) return <SettingsPage entity={entity} at={id} path={feld} Form={DocumentForm} />
  if (number !== null && !(Number.isSafeInteger(number) && number > 0)) return <Missing />
  const Screen = documentScreens[type]
  if (Screen) return <Screen key={`${type}:${id}`} {...{ entity, block }} id={number} path={feld} />
  if (number === null) return <NewDocument key={type} entity={entity} />
  return <DocumentForm key={`${type}:${id}`} entity={entity} id={number} path={feld} />
}

function OrdersRoute() {
  const scope = scopeOf(orders.useSearch())
  const navigate = useNavigate()
  useTitle(areaTexts.areas.orders)
  const bar = usePageBar('/orders')
  if (bar) return bar
  const onScope = (next: OrdersScope) => void navigate({ to: '/orders', search: searchOf(next), replace: true })
  return <Orders scope={scope} onScope={onScope} />
}

function OrderRoute() {
  const id = Number(order.useParams().id)
  useTitle(areaTexts.areas.orders)
  const bar = usePageBar('/orders')
  if (bar) return bar
  return Number.isSafeInteger(id) && id > 0 ? <OrderPage key={id} id={id} /> : <Missing />
}

function OutboxPage({ open }: { open: number | null }) {
  useTitle(areaTexts.pages.outbox)
  return usePageBar('/postausgang') ?? <Outbox open={open} />
}

function MessagePage() {
  return <OutboxPage open={Number(message.useParams().id) || null} />
}

function PrintsPage() {
  const { view = 'undecided', branch = null, printer = null } = prints.useSearch()
  const navigate = useNavigate()
  useTitle(areaTexts.pages.prints)
  const bar = usePageBar('/druckauftraege')
  if (bar) return bar
  const onScope = (scope: PrintScope) =>
    void navigate({ to: '/druckauftraege', search: printSearch({ ...scope }), replace: true })
  return <PrintJobs scope={{ view, branch, printer }} onScope={onScope} />
}

function PicturesPage() {
  const { q = '', view = 'all' } = pictures.useSearch()
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  const { entity, bar } = useOpened('images')
  useTitle(entity?.label.many)
  if (!entity) return bar
  const onScope = ({ search, view: chosen }: PicturesScope) =>
    void navigate({ to: '/images', search: picturesSearch({ q: search, view: chosen }), replace: true })
  return <Pictures entity={entity} scope={{ search: q, view }} onScope={onScope} open={Number(id) || null} />
}

function PricesPage() {
  const search = prices.useSearch()
  const navigate = useNavigate()
  useTitle(areaTexts.tabs.prices)
  const bar = usePageBar('/prices')
  if (bar) return bar
  const onView = (view: ListView) => void navigate({ to: '/prices', search: searchOfList(view), replace: true })
  return <PriceList view={viewOf(search)} onView={onView} />
}
