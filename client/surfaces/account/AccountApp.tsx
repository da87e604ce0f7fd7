import { useEffect, useSyncExternalStore } from 'react'
import { useKeptAccount } from '../../data/account/ownAccount.ts'
import { browserWorld } from '../../data/engine/world.ts'
import { createCatalogue } from '../../data/shop/catalogue.ts'
import { startPublicReplica } from '../../data/shop/publicReplica.ts'
import { CatalogueContext, useConfig, useList } from '../../data/shop/useCatalogue.tsx'
import { useUpdate } from '../../device/app/useUpdate.ts'
import { hashNow, replaceHash, watchHash } from '../../device/page/hash.ts'
import { printPage } from '../../device/page/page.ts'
import { setPageTitle } from '../../device/page/pageTitle.ts'
import { AccountPage } from '../../ordering/account/AccountPage.tsx'
import { EnterPage } from '../../ordering/account/EnterPage.tsx'
import { ReceiptPage } from '../../ordering/account/ReceiptPage.tsx'
import { texts } from '../../ordering/account/texts.ts'
import { OrderDetails } from '../../ordering/order/receipt/OrderDetails.tsx'
import { applyTheme } from '../../ui/theme/theme.ts'

const catalogue = createCatalogue()

/** `/konto`: for people of customers and donation recipients. */
export function AccountApp() {
  useUpdate()
  useEffect(() => setPageTitle(texts.title), [])
  useEffect(() => void startPublicReplica(browserWorld, catalogue), [])
  return (
    <CatalogueContext value={catalogue}>
      <Frame />
    </CatalogueContext>
  )
}

/** Where a receipt stands behind the hash; everything else there is a link that lets in. */
const ORDER = '#bestellung/'

function Frame() {
  const config = useConfig()
  useEffect(() => {
    if (config) applyTheme(config)
  }, [config])
  return (
    <>
      <header className="border-b border-line bg-surface print:hidden">
        <div className="mx-auto flex min-h-14 w-full max-w-[44rem] items-center justify-between gap-4 px-4">
          <a href="/" className="font-strong">
            {config?.shopName}
          </a>
          <span className="text-ink-soft">{texts.title}</span>
        </div>
      </header>
      <main id="main" className="mx-auto w-full max-w-[44rem] px-4 py-8">
        <Content />
      </main>
    </>
  )
}

function Content() {
  const hash = useSyncExternalStore(watchHash, hashNow)
  const known = useKeptAccount()
  const config = useConfig()
  const branches = useList('branches')
  const order = hash.startsWith(ORDER) ? Number(hash.slice(ORDER.length)) : null
  const token = order === null && hash.length > 1 ? hash.slice(1) : null
  const toStart = () => replaceHash('#')
  if (token !== null || !known)
    return (
      <div className="mx-auto max-w-[26rem]">
        <EnterPage token={token} onLeave={toStart} />
      </div>
    )
  if (order === null) return <AccountPage known={known} hrefOf={id => `${ORDER}${id}`} />
  return (
    <ReceiptPage
      key={order}
      order={order}
      back="#"
      onPrint={printPage}
      renderReceipt={shown => (
        <OrderDetails
          isOpen
          order={shown}
          branch={branches.find(({ id }) => id === shown.branch.id)}
          zone={known.account.timeZone}
          seller={config?.businessName}
        />
      )}
    />
  )
}
