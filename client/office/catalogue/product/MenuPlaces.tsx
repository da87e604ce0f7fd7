import { X } from 'lucide-react'
import type { Row } from '../../../data/office/office.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { SelectArrow } from '../../../ui/Select.tsx'
import { useForm } from '../../form/formScope.tsx'
import { useTitles } from '../../shell/scope.tsx'
import { card, iconButton, input } from '../../shell/styles.ts'
import { texts as shellTexts } from '../../shell/texts.ts'
import { useBodies } from '../menus/useBodies.ts'
import { groupsFor, majorityTax, moveTo, type PlaceOnMenu, type Placing, placesOf, putOn, takeOff } from './places.ts'
import { texts } from './texts.ts'

interface MenuPlacesProps {
  readonly rows: readonly Row[]
  /** Menus that this person may change. */
  readonly own: readonly Row[]
  readonly placing: Placing
  readonly product: number
  readonly onPlacing: (placing: Placing) => void
}

/** „Auf diesen Karten“: every menu and category the product stands in, and at which place. */
export function MenuPlaces({ rows, own, placing, product, onPlacing }: MenuPlacesProps) {
  const places = placesOf(rows, placing, product)
  const ids = [...new Set(rows.flatMap(menu => groupsFor(menu, placing).map(({ category }) => category)))]
  const titles = useTitles(ids.map(id => ['categories', id] as const))
  const titleOf = (category: number) => titles.get(`categories:${category}`) ?? shellTexts.unknown
  return (
    <section
      id="abschnitt-karten"
      aria-labelledby="kopf-karten"
      className={`${card} flex scroll-mt-40 flex-col gap-3 p-4 tablet:p-5 desktop:scroll-mt-24`}
    >
      <h2 id="kopf-karten" className="text-lead">
        {texts.places}
      </h2>
      {places.length === 0 && <Notice tone="warning">{texts.nowhere}</Notice>}
      {places.length > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line">
          {places.map(at => (
            <PlaceRow
              key={`${at.menu.id}:${at.category}`}
              {...{ at }}
              title={titleOf(at.category)}
              isOwn={own.includes(at.menu)}
              isChanged={placing.has(at.menu.id)}
              onMove={place => onPlacing(moveTo(placing, at, product, place))}
              onRemove={() => onPlacing(takeOff(placing, at, product))}
            />
          ))}
        </ul>
      )}
      {own.length > 0 && <PutOn {...{ own, placing, product, onPlacing, titleOf, ids }} />}
    </section>
  )
}

interface PlaceRowProps {
  readonly at: PlaceOnMenu
  readonly title: string
  readonly isOwn: boolean
  readonly isChanged: boolean
  readonly onMove: (place: number) => void
  readonly onRemove: () => void
}

function PlaceRow({ at, title, isOwn, isChanged, onMove, onRemove }: PlaceRowProps) {
  const menu = nameOf(at.menu)
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 pr-1 pl-3">
      <span className="min-w-0 flex-1 max-tablet:basis-full">
        <span className="font-medium">{menu}</span>
        <span className="text-ink-soft">{` · ${title}`}</span>
        {isChanged && <span className="block text-caption text-warning">{texts.change}</span>}
      </span>
      <span className="relative block">
        <select
          className={`${input} appearance-none pr-9 tabular-nums pointer-coarse:min-h-11`}
          aria-label={texts.placeOf(menu, title)}
          disabled={!isOwn}
          value={at.place}
          onChange={event => onMove(Number(event.target.value))}
        >
          {Array.from({ length: at.count }, (_, index) => (
            <option key={index + 1} value={index + 1}>
              {texts.placeText(index + 1, at.count)}
            </option>
          ))}
        </select>
        <SelectArrow size={16} />
      </span>
      {isOwn && (
        <button
          type="button"
          className={`${iconButton} pointer-coarse:size-11`}
          aria-label={texts.takeOff(menu, title)}
          onClick={onRemove}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </li>
  )
}

type PutOnProps = Omit<MenuPlacesProps, 'rows'> & {
  readonly ids: readonly number[]
  readonly titleOf: (category: number) => string
}

/** One choice puts it on a menu, or on every menu that has the category. */
function PutOn({ own, placing, product, onPlacing, ids, titleOf }: PutOnProps) {
  const { sibling } = useForm()
  const products = useBodies('products')
  const put = (value: string) => {
    const [menu, category] = value.split(':').map(Number)
    if (menu === undefined || category === undefined) return
    onPlacing(putOn(menu === 0 ? own : own.filter(({ id }) => id === menu), placing, product, category))
    // A new product is taxed like most of its category.
    const tax = sibling('tax')
    const usual = majorityTax(own, category, id => products?.get(id)?.body['tax'])
    if (tax && usual !== undefined && (tax.value === '' || tax.value === null || tax.value === undefined))
      tax.onChange(usual)
  }
  const isOffered = (menu: Row, category: number) =>
    groupsFor(menu, placing).some(group => group.category === category && !group.products.includes(product))
  return (
    <span className="relative block max-w-96">
      <select
        className={`${input} appearance-none pr-9 pointer-coarse:min-h-11`}
        aria-label={texts.putOn}
        value=""
        onChange={event => put(event.target.value)}
      >
        <option value="">{texts.putOn}</option>
        <optgroup label={texts.onAll}>
          {ids
            .filter(category => own.some(menu => isOffered(menu, category)))
            .map(category => (
              <option key={category} value={`0:${category}`}>
                {titleOf(category)}
              </option>
            ))}
        </optgroup>
        {own.map(menu => (
          <optgroup key={menu.id} label={nameOf(menu)}>
            {groupsFor(menu, placing)
              .filter(({ category }) => isOffered(menu, category))
              .map(({ category }) => (
                <option key={category} value={`${menu.id}:${category}`}>
                  {titleOf(category)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <SelectArrow size={16} />
    </span>
  )
}

const nameOf = ({ body, id }: Row): string => String(body['name'] ?? id)
