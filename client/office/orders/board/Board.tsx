import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { currentOrders } from '../../../../schema/ordering/officeCalls.ts'
import { useNow } from '../../../device/clock.ts'
import { kept } from '../../../device/storage/kept.ts'
import { memo } from '../../../device/storage/memo.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Loading } from '../../server/Loading.tsx'
import { QueryState } from '../../server/QueryState.tsx'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { useTitles } from '../../shell/scope.tsx'
import { useOrderNews } from '../useOrderNews.ts'
import { BoardSound } from './BoardSound.tsx'
import { type BoardCard, boardColumns, byDue, type Lane, withSteps } from './board.ts'
import { CardDialogs } from './CardDialogs.tsx'
import { CardStack, type Cards, Column } from './Column.tsx'
import { DoneRail } from './DoneRail.tsx'
import { EmptyBoard } from './EmptyBoard.tsx'
import { StepNotices } from './StepNotices.tsx'
import { texts } from './texts.ts'
import { useBoardKeys } from './useBoardKeys.ts'
import { useCardActs } from './useCardActs.ts'
import { useSteps } from './useSteps.ts'

interface BoardProps {
  /** 'filter[branch]=1,8', empty for all. */
  readonly filter: string
  /** Orders of several branches say of which they are. */
  readonly isMixed: boolean
}

/** What is on, in columns by how it stands or as one list; on a phone one column at a time. */
export function Board({ filter, isMixed }: BoardProps) {
  const query = useServerQuery(currentOrders, { query: filter && `?${filter}`, everyMs: useOrderNews() })
  const { steps, taken } = useSteps()
  const orders = useMemo(() => (query.value === null ? null : withSteps(query.value, taken)), [query.value, taken])
  const { acts, asked, close } = useCardActs(steps)
  return (
    <>
      <StepNotices steps={steps} taken={taken} />
      <QueryState queries={[query]} />
      {orders === null && query.problem === null && <Loading className="h-64" />}
      {orders?.length === 0 && <EmptyBoard filter={filter} />}
      {orders !== null && <Lanes {...{ orders, acts, filter, isMixed }} />}
      <CardDialogs {...{ asked, steps }} onClose={close} />
    </>
  )
}

interface LanesProps extends BoardProps {
  readonly orders: readonly BoardCard[]
  readonly acts: Cards['acts']
}

function Lanes({ orders, acts, filter, isMixed }: LanesProps) {
  const now = useNow()
  const board = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Lane>('new')
  const [dragged, onDrag] = useState<BoardCard | null>(null)
  const { look, toggle } = useLook()
  const branches = useMemo(() => [...new Set(orders.map(({ branch }) => branch))], [orders])
  const titles = useTitles(isMixed ? branches.map(id => ['branches', id] as const) : [])
  const nameOf = (id: number): string | null => titles.get(`branches:${id}`) ?? null
  const { chosen, focusProps } = useBoardKeys(board, { orders, acts, onLook: () => toggle('list') })
  const isList = look.has('list')
  const isSplit = look.has('branches') && isMixed && branches.length > 1
  const cards: Cards = { now, acts, chosen, dragged, onDrag, nameOf }
  const rows = isSplit
    ? branches.map(id => ({ id, title: nameOf(id), orders: orders.filter(({ branch }) => branch === id) }))
    : [{ id: 0, title: null, orders }]
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {!isList && <ColumnTabs {...{ orders, shown }} onShown={setShown} />}
        <Segmented
          className="max-desktop:hidden"
          label={texts.look}
          value={isList ? 'list' : 'columns'}
          options={(['columns', 'list'] as const).map(value => ({ value, label: texts.looks[value] }))}
          onChange={value => value === (isList ? 'columns' : 'list') && toggle('list')}
        />
        {isMixed && branches.length > 1 && (
          <Chip pressed={look.has('branches')} onClick={() => toggle('branches')}>
            {texts.byBranch}
          </Chip>
        )}
        <BoardSound orders={orders} />
      </div>
      <div
        ref={board}
        {...focusProps}
        className={`grid items-start gap-4 ${isList ? '' : 'grid-cols-[minmax(0,1fr)] desktop:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]'}`}
      >
        <div className="flex min-w-0 flex-col gap-6">
          {rows.map(row => (
            <div key={row.id} className="flex flex-col gap-3">
              {row.title !== null && <h2 className="text-title">{row.title}</h2>}
              {isList ? (
                <div data-lane="all">
                  <CardStack
                    orders={row.orders.filter(isOpen).toSorted(byDue)}
                    cards={cards}
                    className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:grid-cols-2 desktop:grid-cols-3"
                  />
                </div>
              ) : (
                <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-3">
                  {boardColumns.map(column => (
                    <Column key={column} {...{ column, cards }} orders={row.orders} isShown={column === shown} />
                  ))}
                </div>
              )}
            </div>
          ))}
        </div>
        {!isList && <DoneRail {...{ filter, now }} dragging={cards} isShown={shown === 'completed'} />}
      </div>
    </>
  )
}

const isOpen = ({ status }: BoardCard): boolean => boardColumns.some(column => column === status)

interface ColumnTabsProps {
  readonly orders: readonly BoardCard[]
  readonly shown: Lane
  readonly onShown: (lane: Lane) => void
}

/** Which column is looked at on a phone. */
const ColumnTabs = ({ orders, shown, onShown }: ColumnTabsProps) => (
  <Segmented
    className="w-full text-caption desktop:hidden"
    label={texts.label}
    value={shown}
    options={[...boardColumns, 'completed' as const].map(value => ({
      value,
      label:
        value === 'completed'
          ? texts.columns.completed
          : `${texts.columns[value]} ${orders.filter(({ status }) => status === value).length}`,
    }))}
    onChange={onShown}
  />
)

/** How this device was left: as a list, by branch. */
function useLook() {
  const [choice] = useState(() => kept(memo, 'office-board'))
  const text = useSyncExternalStore(choice.subscribe, choice.get)
  const look = new Set((text ?? '').split(' ').filter(Boolean))
  const toggle = (what: 'list' | 'branches') =>
    choice.set((look.has(what) ? [...look].filter(each => each !== what) : [...look, what]).join(' '))
  return { look, toggle }
}
