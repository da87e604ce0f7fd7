import { useLocation, useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { redirectedTo } from '../../../../schema/website/redirects.ts'
import type { PublicSite } from '../../../../schema/website/site.ts'
import { isComplete } from '../../../data/shop/catalogue.ts'
import { useCatalogue, useConfig, useFreshness, useList } from '../../../data/shop/useCatalogue.tsx'
import { goTo } from '../../../device/page/location.ts'
import { useHydrated } from '../../../ui/useHydrated.ts'
import { placeOf } from '../../../website/head/place.ts'
import { SitePage } from '../../../website/pages/SitePage.tsx'
import { SiteSkeleton } from '../../../website/pages/SiteSkeleton.tsx'
import { WebsiteContext } from '../../../website/pages/website.ts'
import { SiteHeader } from '../chrome/SiteHeader.tsx'
import { LegalTextLater } from '../legalTextLater.tsx'
import { NotFound } from '../NotFound.tsx'
import { useFollow } from '../website/useFollow.ts'
import { useWebsiteHere } from '../website/useWebsiteHere.ts'

/** The worker keeps it with everything else of the program. */
const OfflineScreen = lazy(() =>
  import('../../../ordering/page/offline/OfflineScreen.tsx').then(({ OfflineScreen }) => ({ default: OfflineScreen })),
)

/** Any other address: a page of the website, a legal text of the settings, or nothing. */
export function SiteRoute() {
  const path = useLocation({ select: location => location.pathname })
  const catalogue = useCatalogue()
  const config = useConfig()
  // What a path means goes by these.
  useList('sites')
  const { kind, page, site } = placeOf(path, catalogue)
  if (site) return 'partial' in site ? <SiteInSight key={site.id} site={site} /> : <ShownSite site={site} />
  if (kind === 'legal' && page && config)
    return (
      <Framed>
        <Suspense fallback={<SiteSkeleton />}>
          <LegalTextLater page={page} config={config} />
        </Suspense>
      </Framed>
    )
  return <Missing />
}

/** A page of the website with the shop's header; all that is on it is live. */
export function ShownSite({ site }: { readonly site: PublicSite }) {
  const website = useWebsiteHere()
  const router = useRouter()
  return (
    <Framed>
      <WebsiteContext value={website}>
        <SitePage
          key={site.id}
          site={site}
          onBack={() => {
            if (router.history.canGoBack()) router.history.back()
            else void router.navigate({ to: '/' })
          }}
        />
      </WebsiteContext>
    </Framed>
  )
}

function Framed({ children }: { readonly children: ReactNode }) {
  const follow = useFollow()
  return (
    <>
      <SiteHeader />
      {/* Links of texts and blocks are the browser's own; those that lead to a page of ours stay in this one. */}
      <div className="flex flex-1 flex-col" onClick={follow}>
        {children}
      </div>
    </>
  )
}

/** A page of which the device has the sight only: the rest is fetched as soon as it is to be had, and kept. */
function SiteInSight({ site: { id } }: { readonly site: PublicSite }) {
  const catalogue = useCatalogue()
  const [isMissed, setMissed] = useState(false)
  useEffect(() => {
    let isAsking = false
    let isLeft = false
    const ask = async () => {
      if (isAsking || isLeft) return
      isAsking = true
      const isHere = await import('../../../data/shop/pagesInSight.ts')
        .then(({ fetchPage }) => fetchPage(catalogue, id))
        .catch(() => false)
      isAsking = false
      if (!isLeft) setMissed(!isHere)
    }
    void ask()
    // Again whenever the server was heard of, or lost.
    const stop = catalogue.subscribe(() => void ask())
    return () => {
      isLeft = true
      stop()
    }
  }, [catalogue, id])
  if (isMissed)
    return (
      <Suspense>
        <OfflineScreen />
      </Suspense>
    )
  return (
    <Framed>
      <SiteSkeleton />
    </Framed>
  )
}

/** Leads on from a former address as the server does: the device knows them too. Null where this is none. */
function useRedirect(): string | null {
  const { history } = useRouter()
  const path = useLocation({ select: location => location.pathname })
  const target = redirectedTo(path, useList('redirects'))
  useEffect(() => {
    if (target?.startsWith('/')) history.replace(target)
    else if (target) goTo(target)
  }, [history, target])
  return target
}

/** What the business says itself where there is nothing: the page that the place 'not-found' names. */
function useNotFoundSite(): PublicSite | undefined {
  const catalogue = useCatalogue()
  const node = useList('nodes').find(({ identifier }) => identifier === 'not-found')
  const site = node?.site ? catalogue.get('sites', node.site) : undefined
  return site && !('partial' in site) ? site : undefined
}

/** Nothing is here, as far as is known: the server says so for the first page, afterwards what the device has. */
function Missing() {
  const instead = useNotFoundSite()
  const freshness = useFreshness()
  const isHydrated = useHydrated()
  const [isFirst] = useState(!isHydrated)
  const former = useRedirect()
  if (former)
    return (
      <Framed>
        <SiteSkeleton />
      </Framed>
    )
  if (isFirst || (isComplete(freshness) && freshness.source !== 'device'))
    return instead ? <ShownSite site={instead} /> : <NotFound />
  if (freshness.online)
    return (
      <Framed>
        <SiteSkeleton />
      </Framed>
    )
  // What this device has never heard of may be there nevertheless.
  return (
    <Suspense>
      <OfflineScreen />
    </Suspense>
  )
}
