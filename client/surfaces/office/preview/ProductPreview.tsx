import { type ReactNode, useMemo, useState } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { Config } from '../../../../schema/business/config.ts'
import { defaultMode, type Mode, modes, modesOf } from '../../../../schema/business/modes.ts'
import { sells } from '../../../../schema/catalogue/availability.ts'
import type { MenuGroup } from '../../../../schema/catalogue/menuGroups.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'
import { CatalogueContext, useConfig, useList } from '../../../data/shop/useCatalogue.tsx'
import { useNow } from '../../../device/clock.ts'
import { isInScope } from '../../../office/areas/branchScope.ts'
import { useBranchScope } from '../../../office/areas/useBranchScope.ts'
import { NEW } from '../../../office/catalogue/product/places.ts'
import { texts } from '../../../office/catalogue/product/texts.ts'
import type { FormPreviewProps } from '../../../office/form/formParts.ts'
import { texts as formTexts } from '../../../office/form/texts.ts'
import { input } from '../../../office/shell/styles.ts'
import type { ProductOverlayProps } from '../../../ordering/configuration/configuredItem.ts'
import ProductOverlay from '../../../ordering/configuration/ProductOverlay.tsx'
import { ProductGroup } from '../../../ordering/menu/ProductGroup.tsx'
import type { ProductActions } from '../../../ordering/menu/ProductRow.tsx'
import { OpenProduct } from '../../../ordering/page/OpenProduct.tsx'
import { purposeOf } from '../../../ordering/page/purpose.ts'
import { useMenu } from '../../../ordering/page/useMenu.ts'
import type { Dialog } from '../../../ui/Dialog.tsx'
import { CurrencyContext } from '../../../ui/Money.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SelectArrow } from '../../../ui/Select.tsx'
import { looking, noCart, withoutFiles } from './looking.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { useTypedCatalogue } from './useTypedCatalogue.ts'

/** Pixels of a phone. */
const PHONE = 390

/** The product as guests see it with what is typed right now, drawn by the shop's own views over this device's catalogue. */
export function ProductPreview({ form, row }: FormPreviewProps) {
  const { catalogue, product } = useTypedCatalogue(form, row)
  return <CatalogueContext value={catalogue}>{product && <Previewed product={product} />}</CatalogueContext>
}

function Previewed({ product }: { product: Product }) {
  const config = useConfig()
  const { scope, branches: own } = useBranchScope()
  const known = useList('branches')
  const branches = known.filter(({ id }) => own.some(each => each.id === id))
  const [chosen, setChosen] = useState<number | null>(null)
  const [wanted, setWanted] = useState<Mode | null>(null)
  const branch =
    branches.find(({ id }) => id === chosen) ?? branches.find(({ id }) => isInScope(scope, [id])) ?? branches[0]
  if (!branch || !config) return <Notice>{texts.preview.noBranch}</Notice>
  const offered = modesOf(branch)
  const mode = wanted && offered.includes(wanted) ? wanted : (defaultMode(branch, config) ?? 'takeaway')
  return (
    <section aria-label={formTexts.form.preview} className="flex flex-col gap-2">
      <div className="flex gap-2">
        <Choice
          label={texts.preview.branch}
          value={String(branch.id)}
          options={branches.map(({ id, name }) => [String(id), name])}
          onChange={value => setChosen(Number(value))}
        />
        <Choice
          label={texts.preview.mode}
          value={mode}
          options={offered.map(each => [each, modes[each].label])}
          onChange={value => setWanted(offered.find(each => each === value) ?? null)}
        />
      </div>
      <div className="overflow-x-auto rounded-card border border-line bg-paper">
        <PreviewFrame
          title={formTexts.form.preview}
          width={PHONE}
          className="mx-auto block h-[min(47.5rem,calc(100dvh-13rem))] min-h-96 max-w-full"
        >
          <CurrencyContext value={config.currency}>
            <Shown key={branch.id} {...{ product, branch, config, mode }} />
          </CurrencyContext>
        </PreviewFrame>
      </div>
    </section>
  )
}

interface ShownProps {
  readonly product: Product
  readonly branch: Branch
  readonly config: Config
  readonly mode: Mode
}

/** The row of the menu, and below it what opens when it is tapped; it can be tried out, and ends nowhere. */
function Shown({ product, branch, config, mode }: ShownProps) {
  const now = useNow()
  const { groups } = useMenu(branch, now, now)
  const [tries, setTries] = useState(0)
  const zone = branch.timeZone
  const actions = useMemo<ProductActions>(() => ({ ...looking, sells: each => sells(branch, each) }), [branch])
  const seen = groups.length > 0 ? groups : [aside(product)]
  return (
    <div className="px-4 pb-6" onClickCapture={withoutFiles} onDropCapture={withoutFiles}>
      <Part title={texts.preview.onMenu}>
        {groups.length === 0 && <Notice tone="warning">{texts.preview.unseen}</Notice>}
        {seen.slice(0, 1).map(group => (
          <ProductGroup key={group.category.id} {...{ group, now, zone, actions }} at={now} />
        ))}
      </Part>
      <Part title={texts.preview.opened}>
        <OpenProduct
          key={tries}
          {...{ branch, config, mode, now }}
          purpose={purposeOf(branch, mode, now)}
          groups={seen}
          cart={noCart}
          open={{ product: product.id }}
          isOwn={false}
          Overlay={Overlay}
          onOpen={() => {}}
          onClose={() => setTries(tries + 1)}
        />
      </Part>
    </div>
  )
}

const Overlay = (props: ProductOverlayProps) => <ProductOverlay {...props} Frame={Sheet} />

/** What is a dialog in the shop lies open here. */
const Sheet: typeof Dialog = ({ children, footer }) => (
  <div className="overflow-hidden rounded-card border border-line bg-raised shadow-float">
    {children}
    <footer className="border-t border-line px-4 py-3">{footer}</footer>
  </div>
)

/** Where guests do not find it, it is shown under a heading of its own. */
const aside = (product: Product): MenuGroup => ({
  category: {
    id: NEW,
    rev: '',
    name: texts.preview.noCategory,
    description: '',
    isEnabled: true,
    isVisibleWhenUnavailable: false,
    position: 0,
  },
  visibility: 'available',
  entries: [{ product, visibility: 'available' }],
})

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className="mt-4 mb-2 text-caption text-ink-soft">{title}</p>
      {children}
    </>
  )
}
interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
}

/** Where one thing is chosen from; nothing where there is no choice. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  if (options.length < 2) return null
  return (
    <span className="relative min-w-0 flex-1">
      <select
        aria-label={`${formTexts.form.preview}: ${label}`}
        className={`${input} w-full appearance-none truncate pr-9 pointer-coarse:min-h-11`}
        value={value}
        onChange={event => onChange(event.target.value)}
      >
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <SelectArrow size={16} />
    </span>
  )
}
