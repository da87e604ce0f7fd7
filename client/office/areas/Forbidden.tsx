import { Link } from '@tanstack/react-router'
import { type Access, type Role, roles } from '../../../schema/base/access.ts'
import { type Area, opensTab } from '../../../schema/base/areas.ts'
import { keysOf } from '../../../schema/base/keys.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

interface ForbiddenProps {
  readonly area: Area
  readonly tab: string
  readonly access: Access
  /** Only administrators have the database it is in. */
  readonly isForAdmins?: boolean
}

/** What one may not open says who may: somebody to ask. */
export function Forbidden({ area, tab, access, isForAdmins = false }: ForbiddenProps) {
  const isOpenTo = (role: Role): boolean =>
    access.read[role] !== undefined && opensTab([role], area, tab) && (!isForAdmins || role === 'ROLE_ADMIN')
  const names = keysOf(roles)
    .filter(isOpenTo)
    .map(role => roles[role])
  return (
    <div className="grid flex-1 place-items-center p-8 text-center">
      <div className="flex flex-col items-center gap-3">
        <h1 className="text-title">{texts.forbidden}</h1>
        <p className="text-ink-soft">
          {names.length > 0 ? texts.forbiddenFor(names.join(', ')) : texts.forbiddenForNobody}
        </p>
        <Link to="/" className={buttonLook({ variant: 'secondary', size: 'small' })}>
          {texts.areas.today}
        </Link>
      </div>
    </div>
  )
}
