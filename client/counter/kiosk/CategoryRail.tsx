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
    <nav
      aria-label={menu.categories}
      className="flex min-h-0 overflow-y-auto border-r border-line bg-surface [scrollbar-width:none]"
    >
      <ul className="mt-auto flex w-full flex-col">
        {categories.map(({ id, name, image }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'true' : undefined}
              className="flex min-h-20! w-full flex-col items-center gap-1 border-l-5 border-transparent px-[0.4rem] py-2 text-caption/[1.15] font-medium aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-strong"
              onClick={() => onChoose(id)}
            >
              <Picture
                image={image}
                alt=""
                from={['thumbnail', 'tiny']}
                sizes="80px"
                width={80}
                height={80}
                className="size-[3.1rem] rounded-pill"
              />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
