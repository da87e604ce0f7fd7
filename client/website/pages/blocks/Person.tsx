import { Mail, Phone } from 'lucide-react'
import { telephoneLink } from '../../../../schema/base/telephoneLink.ts'
import type { BlockOf } from '../../../../schema/website/blocks.ts'
import { Picture } from '../../../ui/Picture.tsx'

type Shown = BlockOf<'team'>['value']['people'][number]

/** Somebody of the team, with how to reach them. */
export function Person({ person, hasContact = false }: { readonly person: Shown; readonly hasContact?: boolean }) {
  const { image, firstName, lastName, position, phone, email } = person
  return (
    <article className="flex h-full flex-col">
      {image ? (
        <Picture
          image={image}
          alt=""
          from={['tiny', 'small']}
          sizes="(width < 45rem) 50vw, 16rem"
          width={400}
          height={500}
          className="aspect-[4/5] w-full rounded-card"
        />
      ) : (
        <span
          aria-hidden
          className="grid aspect-[4/5] w-full place-items-center rounded-card bg-sunken text-hero text-ink-soft"
        >
          {`${firstName.slice(0, 1)}${lastName.slice(0, 1)}`}
        </span>
      )}
      <h3 className="mt-3 text-lead font-strong">{`${firstName} ${lastName}`}</h3>
      {position && <p className="text-ink-soft">{position}</p>}
      {hasContact && phone && (
        <a href={telephoneLink(phone)} className={contact}>
          <Phone aria-hidden size={16} className="shrink-0" />
          {phone}
        </a>
      )}
      {hasContact && email && (
        <a href={`mailto:${email}`} className={contact}>
          <Mail aria-hidden size={16} className="shrink-0" />
          <span className="min-w-0 truncate">{email}</span>
        </a>
      )}
    </article>
  )
}

const contact = 'flex min-h-11 items-center gap-2 text-accent-ink underline-offset-4 hover:underline'

export const peopleGrid = 'grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-3 tablet:gap-x-6 desktop:grid-cols-4'
