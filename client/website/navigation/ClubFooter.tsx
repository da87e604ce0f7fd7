import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { plainText } from '../../../schema/base/richText/excerpt.ts'
import { telephoneLink } from '../../../schema/base/telephoneLink.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { addressOfLink } from '../../../schema/website/addressOfLink.ts'
import type { Link } from '../../../schema/website/fields.ts'
import type { MenuEntry } from '../../../schema/website/menuEntries.ts'
import type { SiteNode } from '../../../schema/website/node.ts'
import { Picture } from '../../ui/Picture.tsx'
import { EntryTree } from './EntryTree.tsx'
import { texts } from './texts.ts'
import { useDirectory } from './useMenu.ts'

interface ClubFooterProps {
  readonly config: Config
  readonly entries: readonly MenuEntry[]
  readonly nodes: readonly SiteNode[]
  /** Whose address stands there where none is written. */
  readonly branch: Branch | undefined
  /** Legal links, cookies and the install link: the same in every footer. */
  readonly legal: ReactNode
  readonly renderHome: (content: ReactNode, className: string) => ReactNode
}

/** The footer of a club: its logo, where it is found, its pages, who supports it. */
export function ClubFooter({ config, entries, nodes, branch, legal, renderHome }: ClubFooterProps) {
  const node = (identifier: string) => nodes.find(each => each.identifier === identifier)
  const contact = node('contact')
  return (
    <footer className="mt-auto border-t border-line bg-sunken text-ink-soft">
      <div className="page grid grid-cols-1 gap-x-10 wrap-anywhere gap-y-8 pt-10 pb-8 tablet:grid-cols-2 desktop:grid-cols-[1fr_1.1fr_0.8fr_1.8fr]">
        <div className="tablet:max-desktop:col-span-2">
          {renderHome(
            <>
              {config.logo && (
                <Picture
                  image={config.logo}
                  alt=""
                  from={['thumbnail', 'tiny']}
                  sizes="56px"
                  width={56}
                  height={56}
                  className="size-14 rounded-card bg-transparent!"
                />
              )}
              <span className="text-title font-strong">{config.shopName}</span>
            </>,
            'inline-flex items-center gap-3 text-ink no-underline',
          )}
        </div>
        <Contact contact={contact} config={config} />
        <Place place={node('location')} config={config} branch={branch} />
        <nav aria-label={texts.footer} className="tablet:max-desktop:col-span-2">
          <h2 className={heading}>{texts.ourClub}</h2>
          <div className="gap-x-8 tablet:columns-2 [&>ul>li]:break-inside-avoid">
            <EntryTree
              entries={entries}
              className="flex min-h-10 items-center gap-1.5 text-ink-soft no-underline underline-offset-4 hover:text-ink hover:underline aria-[current]:font-strong aria-[current]:text-ink"
            />
          </div>
        </nav>
      </div>
      <Partners node={node('partners')} />
      <div className="border-t border-line">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 py-4">
          {legal}
          <Credit node={node('design')} />
        </div>
      </div>
    </footer>
  )
}

const heading = 'mb-2 text-body font-strong text-ink'
const line = 'flex min-h-10 items-center gap-2 underline-offset-4 hover:text-ink hover:underline'

function Contact({ contact, config }: { contact: SiteNode | undefined; config: Config }) {
  const written: readonly Link[] = (contact?.entries ?? []).flatMap(({ link }) => (link ? [link] : []))
  const { phone, email } = config
  return (
    <div>
      <h2 className={heading}>{texts.contact}</h2>
      <Lines text={contact?.text} />
      {written.map(link => (
        <NodeLink key={JSON.stringify(link)} link={link} />
      ))}
      {written.length === 0 && phone && (
        <a href={telephoneLink(phone)} className={line}>
          <Phone aria-hidden size={16} />
          {phone}
        </a>
      )}
      {written.length === 0 && email && (
        <a href={`mailto:${email}`} className={line}>
          <Mail aria-hidden size={16} />
          {email}
        </a>
      )}
    </div>
  )
}

function Place({
  place,
  config,
  branch,
}: { place: SiteNode | undefined } & Pick<ClubFooterProps, 'config' | 'branch'>) {
  const { zipCode, city } = branch ?? config
  return (
    <div>
      <h2 className={heading}>{texts.location}</h2>
      {place?.text ? (
        <Lines text={place.text} />
      ) : (
        <p>
          {branch && <span className="block">{branch.street}</span>}
          {`${zipCode} ${city}`.trim()}
        </p>
      )}
      {place?.entries.map(({ key, link }) => link && <NodeLink key={key} link={link} />)}
    </div>
  )
}

/** The paragraphs of a text, as plain as an address is. */
const Lines = ({ text }: { text: SiteNode['text'] | undefined }) =>
  text?.content?.map(node => plainText({ type: 'doc', content: [node] })).map(words => <p key={words}>{words}</p>)

const icons: Readonly<Partial<Record<Link['type'], typeof Phone>>> = { phone: Phone, email: Mail, site: MapPin }

/** A link of a place with its words; nothing where its target is gone. */
function NodeLink({ link }: { link: Link }) {
  const address = addressOfLink(link, useDirectory())
  if (!address) return null
  const Icon = icons[link.type]
  return (
    <a {...address} className={line}>
      {Icon && <Icon aria-hidden size={16} className="shrink-0" />}
      {link.label || address.href.replace(/^(tel|mailto):/, '')}
    </a>
  )
}

function Partners({ node }: { node: SiteNode | undefined }) {
  const directory = useDirectory()
  if (!node || node.entries.length === 0) return null
  return (
    <section aria-label={node.name} className="border-t border-line">
      <div className="page py-6">
        <h2 className={heading}>{node.name}</h2>
        <ul className="flex flex-wrap gap-3">
          {node.entries.map(({ key, name, image, link }) => {
            const address = link && addressOfLink(link, directory)
            const logo = image ? (
              <Picture
                image={image}
                alt={name}
                from={['tiny', 'small']}
                sizes="112px"
                width={112}
                height={84}
                className="h-[84px] w-28 rounded-control"
              />
            ) : (
              <span className="flex h-[84px] min-w-28 items-center px-4 font-strong text-ink">{name}</span>
            )
            return (
              <li key={key} className="overflow-hidden rounded-control border border-line bg-raised">
                {address ? (
                  <a {...address} className="block">
                    {logo}
                  </a>
                ) : (
                  logo
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** Who designed it. */
function Credit({ node }: { node: SiteNode | undefined }) {
  const directory = useDirectory()
  const [entry] = node?.entries ?? []
  if (!entry) return null
  const address = entry.link && addressOfLink(entry.link, directory)
  return (
    <p className="flex min-h-10 items-center gap-1 text-caption">
      {`${texts.design}: `}
      {address ? (
        <a {...address} className="underline underline-offset-4 hover:text-ink">
          {entry.name}
        </a>
      ) : (
        entry.name
      )}
    </p>
  )
}
