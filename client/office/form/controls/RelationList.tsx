import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useMemo } from 'react'
import { moved, without } from '../../list/lists.ts'
import { useTitles } from '../../shell/scope.tsx'
import { iconButton } from '../../shell/styles.ts'
import { texts as shellTexts } from '../../shell/texts.ts'
import type { ControlProps } from '../formScope.tsx'
import { listOf } from '../formValues.ts'
import { texts } from '../texts.ts'
import { RelationPicker } from './RelationPicker.tsx'

/** Several related documents in an order of their own: the order of products on a menu is what guests see. */
export function RelationList({
  id,
  field,
  value,
  onChange,
  disabled,
  invalid,
  describedBy,
  to,
}: ControlProps & { to: string }) {
  const ids = useMemo(() => listOf(value).filter(each => typeof each === 'number'), [value])
  const titles = useTitles(useMemo(() => ids.map(related => [to, related] as const), [ids, to]))
  const chosen = useMemo(() => new Set(ids), [ids])
  return (
    <div className="flex flex-col gap-1.5">
      {ids.length > 0 && (
        <ol className="max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line">
          {ids.map((related, index) => {
            const title = titles.get(`${to}:${related}`) ?? shellTexts.unknown
            return (
              <li key={related} className="flex min-h-9 items-center gap-1 pl-3">
                <span className="min-w-0 flex-1 truncate">{title}</span>
                {!disabled && (
                  <>
                    <button
                      type="button"
                      className={iconButton}
                      disabled={index === 0}
                      aria-label={`${title}: nach oben`}
                      onClick={() => onChange(moved(ids, index, -1))}
                    >
                      <ArrowUp size={15} aria-hidden />
                    </button>
                    <button
                      type="button"
                      className={iconButton}
                      disabled={index === ids.length - 1}
                      aria-label={`${title}: nach unten`}
                      onClick={() => onChange(moved(ids, index, 1))}
                    >
                      <ArrowDown size={15} aria-hidden />
                    </button>
                    <button
                      type="button"
                      className={iconButton}
                      aria-label={texts.form.removeRelation(title)}
                      onClick={() => onChange(without(ids, index))}
                    >
                      <X size={15} aria-hidden />
                    </button>
                  </>
                )}
              </li>
            )
          })}
        </ol>
      )}
      {disabled && ids.length === 0 && <p className="text-ink-soft">{texts.form.none}</p>}
      {!disabled && (
        <RelationPicker
          {...{ id, to, invalid, describedBy }}
          label={field.label}
          value={null}
          without={chosen}
          placeholder={texts.form.add(field.label)}
          onPick={row => row && onChange([...ids, row.id])}
        />
      )}
    </div>
  )
}
