import { type Actor, actions, messageAccess, orderAccess } from '../../../schema/base/access.ts'
import { useOffice } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { hasRight, type RightsRow, rightsTable } from './rightsTable.ts'
import { texts } from './texts.ts'

interface RightsProps {
  readonly name: string
  readonly roles: Actor['roles']
}

/** What somebody may do, by the very table the server decides by. */
export function Rights({ name, roles }: RightsProps) {
  const { entities } = useOffice()
  const subjects = [
    { label: texts.rights.orders, access: orderAccess },
    { label: texts.rights.messages, access: messageAccess },
    ...entities.map(({ label, access }) => ({ label: label.many, access })),
  ]
  const rows = rightsTable({ roles }, subjects)
  const allowed = rows.filter(hasRight)
  const denied = rows.filter(row => !hasRight(row))
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 id="rechte" className="text-title">
          {texts.rights.title(name)}
        </h2>
        <p className="text-ink-soft">{texts.rights.intro}</p>
      </div>
      {allowed.length === 0 ? <p>{texts.rights.nothing}</p> : <Table rows={allowed} />}
      {denied.length > 0 && allowed.length > 0 && (
        <p className="text-caption text-ink-soft">{texts.rights.hidden(denied.map(({ label }) => label).join(', '))}</p>
      )}
    </section>
  )
}

const Table = ({ rows }: { readonly rows: readonly RightsRow[] }) => (
  <div className={`${card} overflow-x-auto`} role="region" aria-labelledby="rechte" tabIndex={0}>
    <table className="w-full min-w-[36rem] border-collapse text-left">
      <thead>
        <tr className="border-b border-line text-caption text-ink-soft">
          <th scope="col" className="px-4 py-2 font-medium">
            {texts.rights.area}
          </th>
          {actions.map(action => (
            <th key={action} scope="col" className="px-3 py-2 font-medium">
              {texts.rights.actions[action]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, rights }) => (
          <tr key={label} className="border-b border-line last:border-0">
            <th scope="row" className="px-4 py-2 font-medium">
              {label}
            </th>
            {actions.map(action => (
              <td key={action} className="px-3 py-2">
                <Right scope={rights[action]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

function Right({ scope }: { readonly scope: 'all' | 'own' | null }) {
  if (scope !== null) return texts.rights.scopes[scope]
  return (
    <span className="text-ink-soft">
      <span aria-hidden>{texts.rights.none}</span>
      <span className="sr-only">{texts.rights.noneSpoken}</span>
    </span>
  )
}
