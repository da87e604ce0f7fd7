import type { Link } from '../../../schema/website/fields.ts'
import { branchIds } from '../branch.ts'
import type { LibraryRef } from './files.ts'
import { type ClubPath, siteAt } from './paths.ts'

/** Links of every kind, with the words that are read. */
export const to = {
  site: (path: ClubPath, label: string): Link => ({ type: 'site', site: siteAt(path), label }),
  branch: (branch: keyof typeof branchIds, label: string): Link => ({
    type: 'branch',
    branch: branchIds[branch],
    label,
  }),
  route: (route: string, label: string): Link => ({ type: 'route', route, label }),
  web: (address: string, label: string): Link => ({ type: 'link', address, label }),
  file: (file: LibraryRef, label: string): Link => ({ type: 'file', file, label }),
  mail: (email: string): Link => ({ type: 'email', email, label: email }),
  call: (phone: string): Link => ({ type: 'phone', phone, label: phone }),
}
