import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { customers } from '../../../../schema/ordering/customer.ts'
import { doublesOf } from '../../../../schema/ordering/customerKeys.ts'
import type { Row } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import { useUndo } from '../../history/useUndo.ts'
import { pathOf } from '../../shell/groups.ts'
import { useOffice, useRow } from '../../shell/scope.tsx'
import { Section } from '../Section.tsx'
import { texts } from './texts.ts'
import { type KnownCustomer, useCustomers } from './useCustomers.ts'

/** Who may be the same person, and who was said to be: put together and taken apart again by one tap. */
export function Doubles({ row, allowed }: { readonly row: Row; readonly allowed: boolean }) {
  const { office } = useOffice()
  const { did } = useUndo()
  const all = useCustomers()
  const self = all.find(({ id }) => id === row.id)
  const country = useRow('branches', self?.branch ?? null)?.body['country']
  if (!self) return null
  const merged = all.filter(({ sameAs }) => sameAs === self.id)
  const found = doublesOf(self, all, typeof country === 'string' ? country : null)
  const point = async (other: KnownCustomer, sameAs: number | null, text: string) => {
    const after = await office.save(customers.type, other.row.id, { sameAs }, other.row)
    did({ entity: customers, id: after.id, before: other.row, after }, text)
  }
  return (
    <>
      {found.length > 0 && (
        <Section title={texts.doubles.title}>
          <p className="px-4 pt-3 text-ink-soft">{texts.doubles.hint}</p>
          <People people={found}>
            {other =>
              allowed && (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={texts.doubles.mergeWith(other.title)}
                  onClick={() => void point(other, self.id, texts.doubles.merged(other.title))}
                >
                  {texts.doubles.merge}
                </Button>
              )
            }
          </People>
        </Section>
      )}
      {merged.length > 0 && (
        <Section title={texts.doubles.partTitle}>
          <People people={merged}>
            {other =>
              allowed && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={texts.doubles.partFrom(other.title)}
                  onClick={() => void point(other, null, texts.doubles.parted(other.title))}
                >
                  {texts.doubles.part}
                </Button>
              )
            }
          </People>
        </Section>
      )}
    </>
  )
}

interface PeopleProps {
  readonly people: readonly KnownCustomer[]
  readonly children: (person: KnownCustomer) => ReactNode
}

const People = ({ people, children }: PeopleProps) => (
  <ul className="divide-y divide-line">
    {people.map(person => (
      <li key={person.id} className="flex items-center justify-between gap-3 px-4 py-2.5">
        <Link to={pathOf(customers, person.id)} className="min-w-0 flex-1 hover:underline">
          <span className="block truncate font-medium">{person.title}</span>
          <span className="block truncate text-caption text-ink-soft">
            {[person.phone, person.email, person.city].filter(Boolean).join(' · ')}
          </span>
        </Link>
        {children(person)}
      </li>
    ))}
  </ul>
)
