import type { Row } from '../../../data/office/office.ts'
import { useNow } from '../../../device/clock.ts'
import { isInScope } from '../../areas/branchScope.ts'
import { useBranchScope } from '../../areas/useBranchScope.ts'
import { nextLook } from '../../form/Made.tsx'
import { menuIn } from '../menus/menuIn.ts'
import { useBodies } from '../menus/useBodies.ts'
import { guestsSeeIt } from './guestsSeeIt.ts'
import { texts } from './texts.ts'

/** Opens the shop at a product, in the first branch looked at whose menu has it. */
export function InShop({ row }: { readonly row: Row }) {
  const menus = useBodies('menus')
  const branches = useBodies('branches')
  const { scope } = useBranchScope()
  const now = useNow(60_000)
  const known = [...(menus?.values() ?? [])].flatMap(each => menuIn(each) ?? [])
  const shown = [...(branches?.values() ?? [])].filter(
    ({ id, body }) => isInScope(scope, [id]) && body['isPublic'] !== false,
  )
  const branch = shown.find(({ id }) => guestsSeeIt(row, known, id, now))
  if (!branch) return null
  return (
    <a
      className={nextLook}
      href={`/store/${String(branch.body['identifier'])}?product=${row.id}`}
      target="_blank"
      rel="noreferrer"
    >
      {texts.inShop}
    </a>
  )
}
