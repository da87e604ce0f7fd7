import type { Table } from '../../../schema/business/table.ts'
import { Tile } from './Tile.tsx'
import { useTexts } from './texts.ts'

interface TableTilesProps {
  readonly tables: readonly Table[]
  /** Identifier of the chosen table. */
  readonly chosen: string | null
  /** Without a table nobody finds the guest. */
  readonly isRequired: boolean
  readonly onChoose: (table: string | null) => void
}

/** At which table: all of them in sight, in tiles for a thumb. */
export function TableTiles({ tables, chosen, isRequired, onChoose }: TableTilesProps) {
  const words = useTexts().checkout
  const choices = [
    ...(isRequired ? [] : [{ value: null, name: words.noTable }]),
    ...tables.map(({ identifier, name }) => ({ value: identifier, name })),
  ]
  return (
    <fieldset>
      <legend className="mb-2 font-strong">{isRequired ? words.chooseTable : words.table}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-[0.8rem]">
        {choices.map(({ value, name }) => (
          <Tile
            key={value}
            height="min-h-[3.6rem]!"
            type="radio"
            name="table"
            checked={chosen === value}
            onChange={() => onChoose(value)}
          >
            <span className="flex-1 text-center font-strong">{name}</span>
          </Tile>
        ))}
      </div>
    </fieldset>
  )
}
