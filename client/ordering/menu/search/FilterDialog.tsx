import { Check } from 'lucide-react'
import { useId } from 'react'
import { austrianLetters } from '../../../../schema/catalogue/allergenLetters.ts'
import { allergens } from '../../../../schema/catalogue/allergens.ts'
import { diets } from '../../../../schema/catalogue/diets.ts'
import type { MenuGroup } from '../../../../schema/catalogue/menuGroups.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { allAllergens, allDiets, type FoodFilter, isEmpty, keptFilter, noFilter, readFilter } from './foodFilter.ts'
import { searchProducts } from './menuSearch.ts'
import { texts } from './texts.ts'

interface FilterDialogProps {
  readonly groups: readonly MenuGroup[]
  /** The food filter as the device keeps it. */
  readonly kept: string | null
  readonly onChange: (kept: string | null) => void
  readonly onClose: () => void
}

/** Allergens and diets. What is chosen counts at once and is kept on the device alone. */
export function FilterDialog({ groups, kept, onChange, onClose }: FilterDialogProps) {
  const filter = readFilter(kept)
  const change = (next: FoodFilter) => onChange(keptFilter(next))
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="large" disabled={isEmpty(filter)} onClick={() => change(noFilter)}>
            {texts.reset}
          </Button>
          <Button size="large" className="flex-1" onClick={onClose}>
            {texts.apply(searchProducts(groups, '', filter).count)}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-6 p-5">
        <Choices
          legend={texts.diets}
          choices={allDiets.map(key => ({ key, name: diets[key] }))}
          chosen={filter.diets}
          onChange={diets => change({ ...filter, diets })}
        />
        <Choices
          legend={texts.without}
          choices={allAllergens.map(key => ({ key, name: allergens[key], letter: austrianLetters[key] }))}
          chosen={filter.without}
          onChange={without => change({ ...filter, without })}
        />
        <p className="text-caption text-ink-soft">
          {texts.onDevice} {texts.caution}
        </p>
      </div>
    </Dialog>
  )
}

interface ChoicesProps<Key extends string> {
  readonly legend: string
  readonly choices: readonly { readonly key: Key; readonly name: string; readonly letter?: string }[]
  readonly chosen: readonly Key[]
  readonly onChange: (chosen: readonly Key[]) => void
}

function Choices<Key extends string>({ legend, choices, chosen, onChange }: ChoicesProps<Key>) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id}>
      <p id={id} className="mb-2.5 font-strong">
        {legend}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ key, name, letter }) => {
          const isChosen = chosen.includes(key)
          return (
            <label
              key={key}
              className="relative inline-flex min-h-11 items-center gap-2 rounded-pill border border-edge/55 bg-surface px-4 transition-colors duration-150 hover:bg-sunken has-checked:border-ink has-checked:bg-ink has-checked:font-medium has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
            >
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() => onChange(isChosen ? chosen.filter(each => each !== key) : [...chosen, key])}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              {isChosen && <Check size={16} aria-hidden />}
              {name}
              {letter && (
                <span aria-hidden className="text-caption opacity-70">
                  {letter}
                </span>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
