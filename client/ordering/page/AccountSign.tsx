import { Building2 } from 'lucide-react'
import { useKeptAccount } from '../../data/account/ownAccount.ts'
import { texts } from './texts.ts'

/** For whom it is ordered, above the menu, where somebody is signed in for a customer; leads to their account. */
export function AccountSign() {
  const known = useKeptAccount()
  if (!known) return null
  const { customer, donatee } = known.account
  const isUsed = known.isUsed && customer !== null
  return (
    <p className="flex w-fit items-center gap-2 rounded-card bg-accent-soft px-4 py-2">
      <Building2 size={18} aria-hidden className="shrink-0" />
      <span>
        <strong className="font-strong">{customer?.name ?? donatee}</strong>
        {customer && ` · ${isUsed ? texts.account.used : texts.account.unused}`}
        {' · '}
        <a href="/konto" className="underline">
          {texts.account.link}
        </a>
      </span>
    </p>
  )
}
