import { isOtherAddress, isOwnAddress, isSuffix, newTab } from '../base/richText/safeAddress.ts'
import { telephoneLink } from '../base/telephoneLink.ts'
import { uploadAddress } from '../base/uploads.ts'
import type { Link } from './fields.ts'
import { siteAddress } from './paths.ts'

/** What a link needs to know of what it leads to. */
export interface Directory {
  readonly site: (id: number) => { readonly path: string } | undefined
  readonly branch: (id: number) => { readonly identifier: string } | undefined
}

export interface Address {
  readonly href: string
  /** A new tab, and nothing told to it of where somebody came from. */
  readonly target?: '_blank'
  readonly rel?: string
  /** The name under which a file is saved. */
  readonly download?: string
}

/** Where a link leads; null where its target is gone or its address is none that a page may have. */
export function addressOfLink(link: Link, { site, branch }: Directory): Address | null {
  switch (link.type) {
    case 'site': {
      const found = site(link.site)
      return found ? { href: siteAddress(found.path, safeSuffix(link.suffix)) } : null
    }
    case 'branch': {
      const found = branch(link.branch)
      return found ? { href: `/store/${found.identifier}${safeSuffix(link.suffix)}` } : null
    }
    case 'route':
      return isOwnAddress(link.route) ? { href: link.route } : null
    case 'link': {
      if (!isOtherAddress(link.address)) return null
      return link.isNewTab === false ? { href: link.address } : { href: link.address, ...newTab }
    }
    case 'file':
      return { href: uploadAddress(link.file), download: link.file.name }
    case 'email':
      return { href: `mailto:${encodeURIComponent(link.email).replace('%40', '@')}` }
    default:
      return { href: telephoneLink(link.phone) }
  }
}

const safeSuffix = (suffix: string | null | undefined): string => (suffix && isSuffix(suffix) ? suffix : '')
