import { useId, useMemo } from 'react'
import { reusableBlocks } from '../../../../schema/website/block.ts'
import { sites } from '../../../../schema/website/site.ts'
import { useLive } from '../../../data/engine/live.ts'
import type { FormExtra } from '../../form/formParts.ts'
import { UseList } from '../../history/UseList.tsx'
import { usesIn } from '../../history/uses.ts'
import { useOffice } from '../../shell/scope.tsx'
import { card } from '../../shell/styles.ts'
import { texts } from './texts.ts'

const EVERY = Number.MAX_SAFE_INTEGER

/** A block that many pages show: which of them change with it, as they are public and as they are drafted. */
export const ShownOn: FormExtra = ({ row: { id } }) => {
  const { office } = useOffice()
  const heading = useId()
  const page = useLive(useMemo(() => office.list(sites.type, { sort: 'title', limit: EVERY }), [office]))
  const uses = useMemo(
    () => page && (usesIn([{ entity: sites, rows: page.rows }], reusableBlocks.type).get(id) ?? []),
    [page, id],
  )
  if (!uses) return null
  return (
    <section aria-labelledby={heading} className={`${card} flex flex-col gap-3 p-4 tablet:p-5`}>
      <h2 id={heading} className="text-lead">
        {texts.title}
      </h2>
      <p className="text-ink-soft">{uses.length === 0 ? texts.nowhere : texts.changes(uses.length)}</p>
      {uses.length > 0 && <UseList uses={uses} />}
    </section>
  )
}
