import type { ReactNode } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import { boardButtonLook } from '../../ui/board/BoardButton.tsx'
import type { Address } from './address.ts'
import { de } from './texts.ts'

interface PanelProps {
  readonly title?: string
  readonly hint?: string
  readonly children?: ReactNode
}

/** What stands in place of a board. */
export function Panel({ title, hint, children }: PanelProps) {
  return (
    <main className="flex min-h-full flex-col items-center justify-center gap-5 p-8 text-center">
      {title !== undefined && <h1 className="text-hero font-strong">{title}</h1>}
      {hint !== undefined && <p className="max-w-[38rem] text-lead text-ink-soft">{hint}</p>}
      {children}
    </main>
  )
}

/** Nobody knows this device: how to let it in. */
export function SignedOut({ kind }: Pick<Address, 'kind'>) {
  return (
    <Panel title={de.unknownDevice} hint={de.unknownDeviceHint}>
      <div className="flex flex-wrap justify-center gap-3">
        <a className={boardButtonLook({ variant: 'main' })} href={`/pair?kind=${kind}`}>
          {de.pair}
        </a>
        <a className={boardButtonLook()} href="/backend#/login">
          {de.signIn}
        </a>
      </div>
    </Panel>
  )
}

/** The address names no branch. */
export function Choose({ kind, branches }: Pick<Address, 'kind'> & { readonly branches: readonly Branch[] }) {
  return (
    <Panel title={de.choose} hint={branches.length > 0 ? de.chooseHint : de.noBranches}>
      <ul className="grid w-full max-w-[44rem] gap-3 tablet:grid-cols-2">
        {branches.map(({ id, name }) => (
          <li key={id}>
            <a className={`${boardButtonLook()} w-full`} href={`/${kind}/${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
