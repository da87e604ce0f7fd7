import { X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { keptByOwnStaff, may } from '../../../schema/base/access.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/rows.ts'
import { isInScope } from '../areas/branchScope.ts'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { mayCreate, mayDo } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { iconButton } from '../shell/styles.ts'
import { useSwitching } from '../switches/useSwitches.ts'
import { useExport } from '../transfer/useExport.ts'
import { useDuplicate } from '../verbs/useDuplicate.ts'
import { planOf } from './plan.ts'
import { texts } from './texts.ts'
import { useApply } from './useApply.ts'

const ChangeFields = lazy(() => import('./ChangeFields.tsx'))
const ChangePrices = lazy(() => import('./ChangePrices.tsx'))
const LabelsDialog = lazy(() => import('../signage/LabelsDialog.tsx'))
const PutOnMenu = lazy(() => import('./PutOnMenu.tsx'))
const RemoveRows = lazy(() => import('./RemoveRows.tsx'))

interface SelectionBarProps {
  readonly entity: Entity
  readonly ids: ReadonlySet<number>
  readonly total: number
  readonly onAll: () => void
  readonly onClear: () => void
}

type Open = 'fields' | 'price' | 'menu' | 'labels' | 'remove'

/** Below a list while rows are chosen: how many, and what can be done with them together. */
export default function SelectionBar({ entity, ids, total, onAll, onClear }: SelectionBarProps) {
  const { office, actor } = useOffice()
  const [open, setOpen] = useState<Open | null>(null)
  const [asked, setAsked] = useState<readonly Row[]>([])
  const { sellOut } = useSwitching()
  const { branches, scope } = useBranchScope()
  const duplicate = useDuplicate(entity)
  const show = useShow(entity)
  const take = useExport(entity)
  const rowsOf = () => [...ids].flatMap(id => office.get(entity.type, id).get() ?? [])
  const places = branches.filter(({ id }) => isInScope(scope, [id]) && may(actor, 'create', keptByOwnStaff, [id]))
  const ask = (what: Open) => {
    setAsked(rowsOf())
    setOpen(what)
  }
  const first = rowsOf()[0]
  const mayUpdate = first !== undefined && mayDo(entity, 'update', actor, first.body)
  const mayRemove = first !== undefined && mayDo(entity, 'delete', actor, first.body)
  const { verbs = [], shownBy, edited } = entity.list ?? {}
  const close = () => setOpen(null)
  return (
    <section
      aria-label={texts.bar}
      className="flex items-center gap-1 overflow-x-auto border-t border-line bg-raised px-3 py-2 shadow-float tablet:px-7"
    >
      <button
        type="button"
        className={`${iconButton} pointer-coarse:size-11`}
        aria-label={texts.clear}
        onClick={onClear}
      >
        <X size={17} aria-hidden />
      </button>
      <p role="status" className="figures mr-2 font-medium whitespace-nowrap">
        {texts.selected(ids.size)}
      </p>
      {ids.size < total && <Verb onPress={onAll}>{texts.selectAll(total)}</Verb>}
      {mayUpdate && verbs.includes('changePrice') && <Verb onPress={() => ask('price')}>{texts.price}</Verb>}
      {verbs.includes('soldOut') && (
        <Verb
          onPress={() =>
            void sellOut(
              rowsOf().map(row => ({ id: row.id, name: entity.title(row.body) })),
              places,
            )
          }
        >
          {texts.soldOut}
        </Verb>
      )}
      {mayUpdate && verbs.includes('putOnMenu') && <Verb onPress={() => ask('menu')}>{texts.putOnMenu}</Verb>}
      {verbs.includes('labels') && <Verb onPress={() => ask('labels')}>{texts.labels}</Verb>}
      {mayUpdate && shownBy && <Verb onPress={() => void show(rowsOf(), shownBy, true)}>{texts.show}</Verb>}
      {mayUpdate && shownBy && <Verb onPress={() => void show(rowsOf(), shownBy, false)}>{texts.hide}</Verb>}
      {mayUpdate && !edited && <Verb onPress={() => ask('fields')}>{texts.fields}</Verb>}
      {mayCreate(entity, actor) && <Verb onPress={() => void duplicate(rowsOf())}>{texts.duplicate}</Verb>}
      <Verb onPress={() => void take({ sort: 'title', keep: ({ id }) => ids.has(id) }, 'csv')}>{texts.exported}</Verb>
      {mayRemove && <Verb onPress={() => ask('remove')}>{texts.remove}</Verb>}
      <Suspense>
        {open === 'fields' && <ChangeFields {...{ entity }} rows={asked} onClose={close} />}
        {open === 'price' && <ChangePrices {...{ entity }} rows={asked} onClose={close} />}
        {open === 'menu' && <PutOnMenu rows={asked} onClose={close} />}
        {open === 'labels' && <LabelsDialog rows={asked} onClose={close} />}
        {open === 'remove' && (
          <RemoveRows
            entity={entity}
            rows={asked.filter(({ body }) => mayDo(entity, 'delete', actor, body))}
            onClose={close}
            onRemoved={onClear}
          />
        )}
      </Suspense>
    </section>
  )
}

function Verb({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="min-h-9 shrink-0 rounded-control px-2.5 text-caption font-medium whitespace-nowrap hover:bg-sunken pointer-coarse:min-h-11"
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** Shows or hides all of them at once. */
function useShow(entity: Entity) {
  const { actor } = useOffice()
  const apply = useApply()
  return async (rows: readonly Row[], field: string, isShown: boolean) => {
    const plan = planOf(entity, rows, {
      changesOf: () => ({ [field]: isShown }),
      mayChange: row => mayDo(entity, 'update', actor, row.body),
      forbidden: texts.forbidden,
    })
    const changed = plan.filter(({ kind }) => kind === 'changed')
    await apply(entity, changed, count => texts.changed(isShown ? texts.show : texts.hide, count))
  }
}
