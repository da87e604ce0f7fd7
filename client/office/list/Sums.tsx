import { useMemo } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { useLive } from '../../data/engine/live.ts'
import type { ListQuery } from '../../data/office/rows.ts'
import { cellText } from '../form/valueText.ts'
import { useNaming, useOffice } from '../shell/scope.tsx'
import type { Column } from './columns.ts'
import { type ColumnPlace, leftOf, roomOf, staying, stayingFirst, stays } from './listLooks.ts'
import { sumsOf } from './sums.ts'
import { texts } from './texts.ts'

interface SumsProps {
  readonly entity: Entity
  /** Arranged. */
  readonly columns: readonly Column[]
  /** Of each of them. */
  readonly places: readonly ColumnPlace[]
  readonly query: Omit<ListQuery, 'limit'>
}

/** What the numbers of everything that is found come to; nothing where none of them says anything together. */
export function Sums(props: SumsProps) {
  const { entity, columns } = props
  return columns.some(({ id }) => entity.list?.summed?.includes(id)) && <Foot {...props} />
}

function Foot({ entity, columns, places, query }: SumsProps) {
  const { office } = useOffice()
  const naming = useNaming()
  const all = useMemo(
    () => office.list(entity.type, { ...query, limit: Number.MAX_SAFE_INTEGER }),
    [office, entity, query],
  )
  const rows = useLive(all)?.rows
  const sums = useMemo(() => sumsOf(entity, rows ?? []), [entity, rows])
  return (
    <tfoot>
      <tr>
        <td className={`${foot} ${stays(places[0]) ? `${stayingFirst} tablet:z-20` : ''} max-tablet:hidden`} />
        {columns.map((column, at) => {
          const { id, field } = column
          const sum = sums.get(id)
          return (
            <td
              key={id}
              style={leftOf(places[at])}
              className={`${foot} ${roomOf(column)} ${stays(places[at]) ? `${staying} tablet:z-20` : ''} ${field ? 'figures text-right' : ''}`}
            >
              {field ? sum !== undefined && cellText(field, sum, naming) : texts.sum}
            </td>
          )
        })}
        <td className={foot} />
      </tr>
    </tfoot>
  )
}

const foot =
  'sticky bottom-0 z-10 h-9 border-t border-line bg-paper px-3 text-caption font-strong first:pl-4 tablet:first:pl-8'
