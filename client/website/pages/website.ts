import { createContext, useContext } from 'react'
import type { Address } from '../../../schema/website/addressOfLink.ts'
import type { OwnBlock } from '../../../schema/website/blocks.ts'
import type { Link } from '../../../schema/website/fields.ts'
import type { PublicSite } from '../../../schema/website/site.ts'

/** What the views of a page ask of the website around it: on the public site and in the editor's preview alike. */
export interface Website {
  /** Every public page. */
  readonly sites: readonly PublicSite[]
  readonly branches: readonly { readonly id: number; readonly identifier: string; readonly name: string }[]
  /** Where a link leads; null where its target is gone. */
  readonly addressOf: (link: Link) => Address | null
  readonly reusable: (id: number) => OwnBlock | undefined
  /** In which days and hours are told. */
  readonly zone: string
  /** Epoch ms: what lies before is past. */
  readonly now: number
}

const nothing: Website = {
  sites: [],
  branches: [],
  addressOf: () => null,
  reusable: () => undefined,
  zone: 'Europe/Vienna',
  now: 0,
}

export const WebsiteContext = createContext<Website>(nothing)

export const useWebsite = (): Website => useContext(WebsiteContext)
