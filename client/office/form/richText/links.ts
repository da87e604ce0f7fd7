import { piece } from '../../../../schema/base/fields.ts'
import { isOtherAddress, isOwnAddress } from '../../../../schema/base/richText/safeAddress.ts'
import { type Link, link } from '../../../../schema/website/fields.ts'
import { type Field, formModel } from '../formModel.ts'

/** What is asked for a link: where it leads. */
export const linkShape = piece({ link: link() }, { link: 'Ziel' })

/** The field of a link, as every form has it. */
export const linkField = (): Field | undefined => formModel({ shape: linkShape })[0]

/** The link that an address in a text is; null for one that is none of ours. `siteAt` finds the page of a path. */
export function linkOf(address: string, siteAt: (path: string) => number | undefined): Link | null {
  const [, path, suffix = ''] = /^\/site\/([^?#]+)(.*)$/.exec(address) ?? []
  const site = path === undefined ? undefined : siteAt(path)
  if (site !== undefined) return { type: 'site', site, suffix: suffix || null }
  if (address.startsWith('mailto:'))
    return { type: 'email', email: decodeURIComponent(address.slice('mailto:'.length)) }
  if (address.startsWith('tel:')) return { type: 'phone', phone: address.slice('tel:'.length) }
  if (isOtherAddress(address)) return { type: 'link', address }
  return isOwnAddress(address) ? { type: 'route', route: address } : null
}
