import { useEffect, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { whenIdle } from '../../device/page/idle.ts'
import { useOffice } from '../shell/scope.tsx'
import { UseList } from './UseList.tsx'
import { type Use, usesOf } from './uses.ts'

interface UsedInProps {
  readonly entity: Entity
  readonly id: number
}

/** What names a document, each a link; nothing where nothing does. Looked for when the page has nothing else to do. */
export default function UsedIn({ entity, id }: UsedInProps) {
  const { office, entities } = useOffice()
  const [uses, setUses] = useState<readonly Use[]>([])
  useEffect(() => {
    let isOver = false
    const find = async () => {
      await whenIdle()
      if (isOver) return
      const found = await usesOf(office, entities, entity.type, [id])
      if (!isOver) setUses(found)
    }
    void find()
    return () => {
      isOver = true
    }
  }, [office, entities, entity, id])
  return uses.length > 0 && <UseList uses={uses} />
}
