import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Product } from '../../../../schema/catalogue/product.ts'
import { useLive } from '../../../data/engine/live.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useOffice } from '../../shell/scope.tsx'
import { productIn } from './productIn.ts'
import { texts } from './texts.ts'

/** More are found by typing on. */
const SHOWN = 6

/** Finds a product among all on the device; Enter takes the first. */
export function ProductSearch({ onPick }: { readonly onPick: (id: number, product: Product) => void }) {
  const { office } = useOffice()
  const [term, setTerm] = useState('')
  const search = useDeferredValue(term.trim())
  const live = useMemo(() => office.list('products', { search, sort: 'title', limit: SHOWN }), [office, search])
  const page = useLive(live)
  const found = search === '' ? [] : (page?.rows ?? []).flatMap(row => productIn(row) ?? [])
  const pick = (product: Product | undefined) => {
    if (!product) return
    setTerm('')
    onPick(product.id, product)
  }
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={event => {
        event.preventDefault()
        pick(found[0])
      }}
    >
      <SearchField label={texts.add} placeholder={texts.add} value={term} autoComplete="off" onChange={setTerm} />
      {found.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
          {found.map(product => (
            <li key={product.id}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-2.5 px-4 text-left hover:bg-sunken"
                onClick={() => pick(product)}
              >
                <Plus size={16} aria-hidden className="shrink-0 text-accent-ink" />
                <span className="truncate">{product.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {search !== '' && page?.rows.length === 0 && <p className="px-4 text-ink-soft">{texts.notFound}</p>}
    </form>
  )
}
