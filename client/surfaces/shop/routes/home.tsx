import { Suspense, useEffect, useState } from 'react'
import { hasMap } from '../../../../schema/website/consent.ts'
import { useCatalogue, useConfig, useList } from '../../../data/shop/useCatalogue.tsx'
import type { BranchModes } from '../../../ordering/branches/BranchCard.tsx'
import { BranchList } from '../../../ordering/branches/BranchList.tsx'
import { BranchListSkeleton } from '../../../ordering/branches/BranchListSkeleton.tsx'
import { HomePage } from '../../../ordering/branches/HomePage.tsx'
import { OpenCount } from '../../../ordering/branches/OpenCount.tsx'
import { useShopNow } from '../../../ordering/page/shopNow.ts'
import { useConsent } from '../../../website/consent/useConsent.ts'
import { placeOf } from '../../../website/head/place.ts'
import { MapSlot } from '../../../website/map/MapSlot.tsx'
import { SiteHeader } from '../chrome/SiteHeader.tsx'
import { ShownSiteLater } from '../shownSiteLater.tsx'
import { AgainSlot } from './againSlot.tsx'

/** '/': the website's own home page where it has one, else the branch list, or the home page of the only branch. */
export function HomeRoute() {
  const catalogue = useCatalogue()
  // What '/' shows goes by these.
  useList('sites')
  useList('nodes')
  const { site } = placeOf('/', catalogue)
  if (site && !('partial' in site))
    return (
      <Suspense>
        <ShownSiteLater site={site} />
      </Suspense>
    )
  return (
    <>
      <SiteHeader>
        <OpenNow />
      </SiteHeader>
      <main id="main" tabIndex={-1}>
        <AgainSlot className="page pt-5" />
        <Content />
      </main>
    </>
  )
}

/** No branch is chosen here: the line at the top says how many are open. */
function OpenNow() {
  const branches = useList('branches')
  const now = useShopNow()
  return branches.length > 1 && <OpenCount branches={branches} now={now} />
}

function Content() {
  const config = useConfig()
  const branches = useList('branches')
  const divisions = useList('divisions')
  const tags = useList('tags')
  const now = useShopNow()
  const consent = useConsent()
  const [later, setLater] = useState<{ readonly CardModes: BranchModes }>()
  // How long it takes is said after the first paint, and nothing is missing where it is not.
  useEffect(() => void import('../../../ordering/page/CardModes.tsx').then(setLater, () => {}), [])
  const [branch] = branches
  if (!config || !branch) return <BranchListSkeleton />
  if (branches.length === 1)
    return (
      <HomePage
        config={config}
        branch={branch}
        now={now}
        mapSlot={<MapSlot config={config} branches={branches} consent={consent} />}
      />
    )
  // With many branches the still drawing would say nothing: there is a map or none.
  const hasOne = config.enablePluginHomePage && hasMap(config)
  return (
    <BranchList
      {...{ config, branches, divisions, tags, now }}
      Modes={later?.CardModes}
      mapSlot={hasOne && <MapSlot config={config} branches={branches} consent={consent} />}
    />
  )
}
