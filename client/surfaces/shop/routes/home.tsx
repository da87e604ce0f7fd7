import { BranchList } from '../../../branches/BranchList.tsx'
import { BranchListSkeleton } from '../../../branches/BranchListSkeleton.tsx'
import { HomePage } from '../../../branches/HomePage.tsx'
import { useConfig, useList } from '../../../data/useCatalogue.tsx'
import { useShopNow } from '../ShopApp.tsx'
import { ShopHeader } from '../ShopHeader.tsx'

/** '/': the branch list, or the home page of the only branch (storefront section 2). */
export function HomeRoute() {
  return (
    <>
      <ShopHeader />
      <main id="main" tabIndex={-1}>
        <Content />
      </main>
    </>
  )
}

function Content() {
  const config = useConfig()
  const branches = useList('branches')
  const divisions = useList('divisions')
  const tags = useList('tags')
  const now = useShopNow()
  const [branch] = branches
  if (!config || !branch) return <BranchListSkeleton />
  if (branches.length === 1) return <HomePage config={config} branch={branch} now={now} />
  return <BranchList config={config} branches={branches} divisions={divisions} tags={tags} now={now} />
}
