import { useState } from 'react'
import { useNow } from '../../../device/clock.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { type ControlProps, controlId, groupProps } from '../../form/formScope.tsx'
import { useTitles, useZone } from '../../shell/scope.tsx'
import { texts as shellTexts } from '../../shell/texts.ts'
import { AllProducts } from './AllProducts.tsx'
import { CategoryColumn } from './CategoryColumn.tsx'
import { groupsOf, namedTwice, placeProducts, typedGroups } from './menuDraft.ts'
import type { MenuWork } from './menuWork.ts'
import { ProductColumn } from './ProductColumn.tsx'
import { texts } from './texts.ts'
import { useBodies } from './useBodies.ts'

/** Categories, the products of one of them, and all products: three columns, one after the other on a phone. */
export function MenuBuilder(props: ControlProps) {
  const { path, value, onChange, disabled } = props
  const groups = groupsOf(value)
  const [chosen, setChosen] = useState<number | null>(null)
  const [step, setStep] = useState<'categories' | 'products' | 'all'>('categories')
  const titles = useTitles(groups.map(({ category }) => ['categories', category] as const))
  const products = useBodies('products')
  const group = groups.find(({ category }) => category === chosen) ?? groups[0]
  const work: MenuWork = {
    groups,
    onGroups: next => onChange(typedGroups(next)),
    titleOf: id => titles.get(`categories:${id}`) ?? shellTexts.unknown,
    at: useNow(),
    zone: useZone(),
    disabled,
  }
  const shown = (column: typeof step) => (step === column ? '' : 'max-tablet:hidden')
  return (
    <div
      {...groupProps(props)}
      className="grid items-start gap-4 tablet:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] desktop:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_20rem]"
    >
      <NamedTwice {...{ work, value, path }} />
      <CategoryColumn
        {...{ work }}
        className={shown('categories')}
        chosen={group?.category ?? null}
        onChoose={category => {
          setChosen(category)
          setStep('products')
        }}
      />
      <ProductColumn
        key={group?.category}
        {...{ work, group, products }}
        className={shown('products')}
        onBack={() => setStep('categories')}
        onAdd={() => setStep('all')}
      />
      {!disabled && group && (
        <AllProducts
          {...{ work, products }}
          className={`tablet:col-span-full desktop:col-span-1 ${shown('all')}`}
          onAdd={id => work.onGroups(placeProducts(groups, [id], group.category, null, null))}
          onDone={() => setStep('products')}
        />
      )}
    </div>
  )
}

/** Says at its field, and before anybody saves, which categories are named twice, and makes one of them. */
function NamedTwice({ work, value, path }: Pick<ControlProps, 'value' | 'path'> & { readonly work: MenuWork }) {
  const [first, ...others] = namedTwice(value)
  if (!first || work.disabled) return null
  const names = new Set([first, ...others].map(({ category }) => work.titleOf(category)))
  return (
    <div id={controlId(`${path}.${first.index}.category`)} tabIndex={-1} className="tablet:col-span-full">
      <Notice
        tone="error"
        title={texts.twice([...names].join(', '))}
        actions={
          <Button variant="secondary" onClick={() => work.onGroups(work.groups)}>
            {texts.join}
          </Button>
        }
      >
        {texts.twiceHint}
      </Notice>
    </div>
  )
}
