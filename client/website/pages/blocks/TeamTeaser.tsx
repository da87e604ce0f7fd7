import type { BlockOf } from '../../../../schema/website/blocks.ts'
import { SiteLink } from '../SiteLink.tsx'
import { Person, peopleGrid } from './Person.tsx'
import { quietLink, Section } from './Section.tsx'

/** A few people of the team, and the way to all of them. */
export function TeamTeaser({ value }: { readonly value: BlockOf<'teamTeaser'>['value'] }) {
  const { title, text, people, link } = value
  return (
    <Section title={title} action={link && <SiteLink link={link} className={quietLink} />}>
      {text && <p className="site-lead mb-7">{text}</p>}
      <ul className={peopleGrid}>
        {people.map(person => (
          <li key={person.key}>
            <Person person={person} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
