import { Phone } from 'lucide-react'
import { readablePhone } from '../../../schema/base/phoneFormat.ts'
import { telephoneLink } from '../../../schema/base/telephoneLink.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

/** Where the order is being made, and how to call there. */
export function BranchBlock({ branch }: { branch: Branch }) {
  const phone = readablePhone(branch.phone, branch.country)
  return (
    <section
      aria-label={texts.branch.heading}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 tablet:flex-row tablet:items-center"
    >
      <address className="min-w-0 not-italic tablet:flex-1">
        <strong className="block font-strong">{branch.name}</strong>
        {branch.street}, {branch.zipCode} {branch.city}
      </address>
      {branch.phone && (
        <a
          href={telephoneLink(phone)}
          aria-label={texts.branch.call(phone)}
          className={`${buttonLook({ variant: 'secondary' })} figures`}
        >
          <Phone size={18} aria-hidden />
          {phone}
        </a>
      )}
    </section>
  )
}
