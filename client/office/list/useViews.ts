import { useMemo, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { useLive } from '../../data/engine/live.ts'
import { memo } from '../../device/storage/memo.ts'
import { mayCreate, mayDo } from '../shell/rights.ts'
import { useEntity, useOffice } from '../shell/scope.tsx'
import { conditionsOf } from './conditions.ts'
import { keptView, type ListView, openedView, plainView } from './listView.ts'
import { ownViews } from './ownViews.ts'

/** A tab above a list. */
export interface Tab {
  readonly key: string
  readonly name: string
  readonly view: ListView
  /** Takes it away; null for who may not, and for those that are declared. */
  readonly remove: (() => Promise<unknown>) | null
}

export interface Views {
  readonly tabs: readonly Tab[]
  /** Whether this person may keep a view for everybody. */
  readonly mayShare: boolean
  readonly keep: (name: string, view: ListView, isShared: boolean) => Promise<void>
}

/** Views of a list: the declared ones, those everybody shares, and the person's own, which stay on this device. */
export function useViews(entity: Entity): Views {
  const { office, actor, me } = useOffice()
  const own = useMemo(() => ownViews(memo, me.user.id), [me])
  const [kept, setKept] = useState(() => own.of(entity.type))
  const shared = useEntity('views')
  const live = useMemo(
    () => office.list('views', { parent: entity.type, sort: 'title', limit: MOST }),
    [office, entity],
  )
  const documents = useLive(live)?.rows ?? []
  const reread = () => setKept(own.of(entity.type))
  const tabs: readonly Tab[] = [
    ...(entity.list?.views ?? []).map(({ name, filter }) => ({
      key: `declared-${name}`,
      name,
      view: { ...plainView, conditions: conditionsOf(filter) },
      remove: null,
    })),
    ...documents.map(({ id, body }) => ({
      key: `shared-${id}`,
      name: String(body['name']),
      view: openedView(String(body['address'])),
      remove: shared && mayDo(shared, 'delete', actor, body) ? () => office.remove('views', id) : null,
    })),
    ...kept.map(view => ({
      key: `own-${view.name}`,
      name: view.name,
      view: openedView(view.address),
      async remove() {
        own.remove(view)
        reread()
      },
    })),
  ]
  return {
    tabs,
    mayShare: shared !== undefined && mayCreate(shared, actor),
    async keep(name, view, isShared) {
      const made = { name, list: entity.type, address: keptView(view) }
      if (isShared) await office.save('views', null, made, null)
      else own.keep(made)
      reread()
    },
  }
}

/** Tabs that fit on a screen; nobody keeps more. */
const MOST = 40
