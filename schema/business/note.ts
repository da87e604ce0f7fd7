import { z } from 'zod'
import { keptByAllStaff } from '../base/access.ts'
import { entity, whole } from '../base/entity.ts'
import { instant, longText, name } from '../base/fields.ts'
import { fold } from '../base/fold.ts'

/**
 * What somebody of the staff writes to the others about a document; it hangs on the document until it is ticked off. What
 * stands in it all staff read, so there are none about people, what they are employed for and why they are away.
 */
export const notes = entity({
  type: 'notes',
  label: { one: 'Notiz', many: 'Notizen' },
  fields: { on: name(80), text: longText(2000), author: name(120), writtenAt: instant(), isDone: z.boolean() },
  labels: { on: 'Zu Eintrag', text: 'Notiz', author: 'Von', writtenAt: 'Geschrieben', isDone: 'Erledigt' },
  blank: { isDone: false },
  check({ on, text }, tell) {
    if (text.trim() === '') tell('text', 'blank')
    if (!mayBeNoted(on)) tell('on', 'choice')
  },
  access: keptByAllStaff,
  audiences: { office: whole },
  title: body => body.text,
  parent: body => body.on,
  columns: ['author', 'writtenAt', 'isDone'],
  signed: { field: 'author', by: 'maker' },
})

const ofStaff = ['users', 'contracts', 'absences']

/** Whether there may be notes on the document of this name, 'products:42'. */
export const mayBeNoted = (on: string): boolean => /^[a-z-]+:\d+$/.test(on) && !ofStaff.includes(on.split(':')[0] ?? '')

/** Who is meant by an '@' in a note. */
interface Named {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
}

/** Whether a note calls somebody: '@Eva', '@Eva Berger' or '@eva.berger', whatever the case. */
export function mentions(text: string, { username, firstName, lastName }: Named): boolean {
  const folded = fold(text)
  const names = [username, firstName, `${firstName} ${lastName}`.trim()].map(fold).filter(Boolean)
  return names.some(each => callsIn(folded, each))
}

/** A name ends where its word does: '@Eva' calls no Evamaria. */
function callsIn(text: string, called: string): boolean {
  for (let at = text.indexOf(`@${called}`); at !== -1; at = text.indexOf(`@${called}`, at + 1))
    if (!/^[\p{L}\p{N}]/u.test(text.slice(at + called.length + 1))) return true
  return false
}
