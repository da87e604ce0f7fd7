import type { Link } from '../../../schema/website/fields.ts'
import type { PublicSite } from '../../../schema/website/site.ts'
import type { Website } from './website.ts'

/** The words of a link: its own, else what its target is called. */
export function siteLabel(link: Link, { sites, branches, addressOf }: Website): string {
  if (link.label) return link.label
  switch (link.type) {
    case 'site':
      return sites.filter(({ id }) => id === link.site).map(nameOf)[0] ?? ''
    case 'branch':
      return branches.find(({ id }) => id === link.branch)?.name ?? ''
    case 'link':
      return URL.canParse(link.address) ? new URL(link.address).hostname.replace(/^www\./, '') : link.address
    case 'file':
      return link.file.name
    case 'email':
      return link.email
    case 'phone':
      return link.phone
    default:
      return addressOf(link)?.href ?? ''
  }
}

/** What a page is called where it is linked: its heading, else its name. */
export const nameOf = ({ name, content }: Pick<PublicSite, 'name' | 'content'>): string => content.title || name
