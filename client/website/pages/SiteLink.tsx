import { ArrowRight, Download, ExternalLink, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Link } from '../../../schema/website/fields.ts'
import { siteLabel } from './siteLabel.ts'
import { useWebsite } from './website.ts'

const icons: Readonly<Record<Link['type'], typeof ArrowRight>> = {
  site: ArrowRight,
  route: ArrowRight,
  branch: ArrowRight,
  link: ExternalLink,
  file: Download,
  email: Mail,
  phone: Phone,
}

interface SiteLinkProps {
  readonly link: Link
  readonly className?: string
  /** Instead of its own words. */
  readonly children?: ReactNode
}

/** A link of any kind with what kind it is; nothing where its target is gone. */
export function SiteLink({ link, className = '', children }: SiteLinkProps) {
  const website = useWebsite()
  const address = website.addressOf(link)
  if (!address) return null
  const Icon = icons[link.type]
  return (
    <a {...address} className={`inline-flex items-center gap-2 ${className}`}>
      {children ?? siteLabel(link, website)}
      <Icon aria-hidden size={17} className="shrink-0" />
    </a>
  )
}
