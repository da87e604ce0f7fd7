import { ChevronsUpDown, MapPin } from 'lucide-react'
import { useId } from 'react'
import { floating } from '../shell/styles.ts'
import { toggled } from './branchScope.ts'
import { texts } from './texts.ts'
import { useBranchScope } from './useBranchScope.ts'

/** Which branches are looked at; whoever has only one reads its name. */
export function ScopeChoice({ isFolded = false }: { readonly isFolded?: boolean }) {
  const { scope, branches, choose } = useBranchScope()
  const id = useId()
  const [only] = branches
  if (!only) return null
  if (branches.length === 1)
    return isFolded ? null : <p className="truncate px-2.5 text-caption text-ink-soft">{only.name}</p>
  const chosen = branches.filter(branch => scope?.includes(branch.id))
  const name = chosen.length === 1 ? chosen[0]?.name : texts.scope.some(chosen.length)
  const label = scope === null ? texts.scope.all : (name ?? '')
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        title={isFolded ? label : undefined}
        aria-label={isFolded ? `${texts.scope.choose}: ${label}` : undefined}
        className={`flex min-h-9 items-center gap-2.5 rounded-control px-2.5 text-left text-caption font-medium hover:bg-sunken pointer-coarse:min-h-11 ${isFolded ? 'w-9 justify-center px-0' : 'w-full'} ${scope === null ? '' : 'bg-accent-soft'}`}
      >
        <MapPin size={16} aria-hidden className="shrink-0" />
        {!isFolded && (
          <>
            <span className="min-w-0 flex-1 truncate">{label}</span>
            <ChevronsUpDown size={14} aria-hidden className="shrink-0 text-ink-soft" />
          </>
        )}
      </button>
      <div id={id} popover="auto" className={`office-popover ${floating}`} role="group" aria-label={texts.scope.choose}>
        <p className="px-3 pt-2 pb-1 text-caption text-ink-soft">{texts.scope.hint}</p>
        <ul className="max-h-[60dvh] overflow-y-auto p-1.5">
          <Choice label={texts.scope.all} isChosen={scope === null} onChange={() => choose(null)} />
          {branches.map(branch => (
            <Choice
              key={branch.id}
              label={branch.name}
              isChosen={scope?.includes(branch.id) ?? false}
              onChange={() => choose(toggled(scope, branch.id))}
            />
          ))}
        </ul>
      </div>
    </>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly isChosen: boolean
  readonly onChange: () => void
}

const Choice = ({ label, isChosen, onChange }: ChoiceProps) => (
  <li>
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-[7px] px-2 hover:bg-sunken pointer-coarse:min-h-11">
      <input type="checkbox" checked={isChosen} onChange={onChange} className="size-4 accent-accent" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
    </label>
  </li>
)
