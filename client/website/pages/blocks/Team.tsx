import type { BlockOf } from '../../../../schema/website/blocks.ts'
import { Person, peopleGrid } from './Person.tsx'
import { Section } from './Section.tsx'

/** Everybody of a team, with how to reach them. */
export function Team({ value: { title, people } }: { readonly value: BlockOf<'team'>['value'] }) {
  return (
    <Section title={title}>
      <ul className={peopleGrid}>
        {people.map(person => (
          <li key={person.key}>
            <Person person={person} hasContact />
          </li>
        ))}
      </ul>
    </Section>
  )
}
