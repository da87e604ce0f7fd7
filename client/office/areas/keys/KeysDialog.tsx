import { useLocation } from '@tanstack/react-router'
import { useIsNarrow } from '../../../device/page/narrow.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { OfficeArea } from '../officeAreas.ts'
import { texts } from './texts.ts'

interface KeysDialogProps {
  readonly areas: readonly OfficeArea[]
  readonly onClose: () => void
}

interface KeyGroup {
  readonly title: string
  readonly keys: readonly (readonly [keys: readonly string[], what: string])[]
}

/** What the keyboard does: on the page that is open, everywhere, and to go somewhere else. */
export function KeysDialog({ areas, onClose }: KeysDialogProps) {
  const { pathname } = useLocation()
  const going = areas.map(({ letter, label }) => [['G', letter.toUpperCase()], label] as const)
  const isNarrow = useIsNarrow()
  const groups: readonly KeyGroup[] = [
    ...keysOf(pathname, isNarrow),
    texts.everywhere,
    { title: texts.going, keys: going },
  ]
  return (
    <Dialog title={texts.title} width="roomy" onClose={onClose}>
      <div className="grid gap-x-10 gap-y-6 p-5 tablet:grid-cols-2">
        {groups.map(group => (
          <section key={group.title} aria-label={group.title}>
            <h3 className="mb-1 font-strong">{group.title}</h3>
            <dl>
              {group.keys.map(([keys, what]) => (
                <div key={what} className="flex min-h-9 items-center justify-between gap-4 border-b border-line">
                  <dt className="text-ink-soft">{what}</dt>
                  <dd className="flex gap-1">
                    {keys.map(key => (
                      <kbd key={key} className="rounded-[5px] border border-edge px-1.5 font-sans text-caption">
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** The keys of the page at this address; a phone has no room beside its lists. */
function keysOf(pathname: string, isNarrow: boolean): readonly KeyGroup[] {
  const [, type = '', id] = pathname.split('/')
  if (type === 'orders') return [id ? texts.order : texts.board]
  if (['', 'hours', 'passwort', 'postausgang', 'hintergrund', 'druckauftraege', 'logs'].includes(type)) return []
  if (type === 'dashboard') return [texts.dashboard]
  if (type === 'roster') return isNarrow ? [] : [texts.roster]
  if (type === 'config') return [texts.settings]
  if (id) return [texts.form]
  return [isNarrow ? texts.list : { ...texts.list, keys: [...texts.list.keys, texts.peek] }]
}
