import { type MouseEvent, useMemo, useRef, useState } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { Config } from '../../../../schema/business/config.ts'
import { defaultMode, type Mode } from '../../../../schema/business/modes.ts'
import { sells } from '../../../../schema/catalogue/availability.ts'
import { busyMinutes, pauseOf } from '../../../../schema/catalogue/switches.ts'
import { useList } from '../../../data/shop/useCatalogue.tsx'
import { texts } from '../../../office/preview/texts.ts'
import type { ProductOverlayProps } from '../../../ordering/configuration/configuredItem.ts'
import ProductOverlay from '../../../ordering/configuration/ProductOverlay.tsx'
import { MenuNav } from '../../../ordering/menu/MenuNav.tsx'
import type { ProductActions } from '../../../ordering/menu/ProductRow.tsx'
import { StoreHead } from '../../../ordering/menu/StoreHead.tsx'
import { StoreNotices } from '../../../ordering/menu/StoreNotices.tsx'
import { MenuGroups } from '../../../ordering/page/MenuGroups.tsx'
import { OpenProduct } from '../../../ordering/page/OpenProduct.tsx'
import { PageHeader } from '../../../ordering/page/PageHeader.tsx'
import { purposeOf } from '../../../ordering/page/purpose.ts'
import { StoreHeader } from '../../../ordering/page/StoreHeader.tsx'
import type { Browse } from '../../../ordering/page/useBrowse.ts'
import { useMenu } from '../../../ordering/page/useMenu.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { looking, noCart, withoutFiles } from './looking.ts'
import '../../../ui/theme/page.css'

interface ShownShopProps {
  readonly branch: Branch
  readonly config: Config
  /** Epoch ms. */
  readonly at: number
}

/** The ordering page of a branch as it is at a moment: everything can be opened and read, nothing ordered. */
export function ShownShop({ branch, config, at }: ShownShopProps) {
  const [chosen, setChosen] = useState<Mode | null>(null)
  const [deliveryArea, setArea] = useState<string | null>(null)
  const [product, setProduct] = useState<number>()
  const mode = chosen ?? defaultMode(branch, config) ?? 'takeaway'
  const name = useRef<HTMLHeadingElement>(null)
  const { groups } = useMenu(branch, at, at)
  const switches = useList('switches')
  const pause = pauseOf(switches, branch, mode, at)
  const categories = useMemo(() => groups.map(({ category }) => category), [groups])
  const actions = useMemo<ProductActions>(
    () => ({
      ...looking,
      open: ({ id }) => setProduct(id),
      add: ({ id }) => setProduct(id),
      sells: each => sells(branch, each),
    }),
    [branch],
  )
  return (
    <div onClickCapture={within} onDropCapture={withoutFiles}>
      <StoreHeader
        {...{ branch, mode }}
        isChosen={chosen !== null}
        appointment={null}
        isPaused={pause !== null}
        now={at}
        nameRef={name}
        renderHeader={parts => (
          <PageHeader renderBrand={(content, look) => <span className={look}>{content}</span>} {...parts} />
        )}
        onWhen={() => {}}
        onSearch={() => {}}
        onSwitch={undefined}
      />
      <main className="pb-14">
        <div className="page pt-5 pb-3">
          <StoreHead
            {...{ branch, mode, deliveryArea }}
            isChosen={chosen !== null}
            now={at}
            onMode={setChosen}
            onArea={setArea}
            onSwitch={undefined}
            nameRef={name}
          >
            <StoreNotices {...{ branch, mode, pause }} now={at} busy={busyMinutes(switches, branch, mode, at)} />
          </StoreHead>
        </div>
        <div className="page gap-6 desktop:grid desktop:grid-cols-[12.5rem_minmax(0,1fr)]">
          <MenuNav {...{ categories }} shown={null} isSearching={false} tools={null} />
          <MenuGroups
            {...{ branch, groups, at, browse, actions }}
            now={at}
            onOpen={() => {}}
            missing={<Notice>{texts.noMenu}</Notice>}
          />
        </div>
      </main>
      <OpenProduct
        {...{ branch, config, mode, groups }}
        now={at}
        purpose={purposeOf(branch, mode, at, null, pause !== null)}
        cart={noCart}
        open={product === undefined ? {} : { product }}
        isOwn={false}
        Overlay={Overlay}
        onOpen={() => {}}
        onClose={() => setProduct(undefined)}
      />
    </div>
  )
}

const browse: Browse = { term: '', setTerm() {}, kept: null, setKept() {}, found: null }

const Overlay = (props: ProductOverlayProps) => <ProductOverlay {...props} Frame={Frame} />

/** The shop's dialog with what one would order by taken away. */
const Frame: typeof Dialog = ({ children, ...frame }) => (
  <Dialog {...frame} footer={<p className="text-center text-ink-soft">{texts.notHere}</p>}>
    {children}
  </Dialog>
)

/** Links to places of the page lead there; none leads out of it. */
function within(event: MouseEvent): void {
  withoutFiles(event)
  const { target } = event
  const link = 'closest' in target && typeof target.closest === 'function' ? target.closest('a') : null
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  const place: unknown = link.getAttribute('href')
  if (typeof place === 'string' && place.startsWith('#'))
    link.ownerDocument.getElementById(place.slice(1))?.scrollIntoView({ block: 'start' })
}
