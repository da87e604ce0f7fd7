import { useMemo } from 'react'
import { addressOfLink } from '../../../../schema/website/addressOfLink.ts'
import { useCatalogue, useConfig, useList } from '../../../data/shop/useCatalogue.tsx'
import { useShopNow } from '../../../ordering/page/shopNow.ts'
import type { Website } from '../../../website/pages/website.ts'

/** What pages ask of the website, from what this device has; live. */
export function useWebsiteHere(): Website {
  const catalogue = useCatalogue()
  const config = useConfig()
  const sites = useList('sites')
  const branches = useList('branches')
  const blocks = useList('blocks')
  const now = useShopNow()
  const zone = config?.timeZone ?? 'Europe/Vienna'
  return useMemo(
    () => ({
      sites,
      branches,
      zone,
      now,
      addressOf: link =>
        addressOfLink(link, { site: id => catalogue.get('sites', id), branch: id => catalogue.get('branches', id) }),
      reusable: id => blocks.find(block => block.id === id)?.block,
    }),
    [catalogue, sites, branches, blocks, zone, now],
  )
}
