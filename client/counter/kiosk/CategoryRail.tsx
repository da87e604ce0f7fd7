import type { Category } from '../../../schema/catalogue/category.ts'
import { Picture } from '../../ui/Picture.tsx'
import { useTexts } from './texts.ts'

interface CategoryRailProps {
  readonly categories: readonly Category[]
  readonly current: number | undefined
  readonly onChoose: (category: number) => void
}

/** The categories with their pictures, in a column that stands on the lower edge: the nearest to the hand. */
export function CategoryRail({ categories, current, onChoose }: CategoryRailProps) {
  const { menu } = useTexts()
  return (
    <nav aria-label={menu.categories} className="kiosk-rail">
      <ul>
        {categories.map(({ id, name, image }) => (
          <li key={id}>
            <button type="button" aria-current={id === current ? 'true' : undefined} onClick={() => onChoose(id)}>
              <Picture image={image} alt="" from={['thumbnail', 'tiny']} sizes="80px" width={80} height={80} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
