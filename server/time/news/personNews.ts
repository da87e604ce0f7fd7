import type { NewJob } from '../../base/storage/statements/base/jobs.ts'

/** What somebody is told in a message of their own: on their devices, and as a letter. */
export interface ToldPerson {
  readonly user: number
  readonly title: string
  /** No more than may be read on a locked screen. */
  readonly body: string
  /** Path to open, from the origin on. */
  readonly url: string
  readonly tag: string
  readonly letter: readonly string[]
}

/** Makes the jobs of a message to one person; `name` is what makes it one of its kind. */
export type TellPerson = (told: ToldPerson, name: string) => readonly NewJob[]

/** Where somebody sees their own time. */
const OWN_TIME = '/backend#/my-time'

/** A message whose letter says no more than the screen; it leads to one's own time. */
export const shortNews = (
  { user, title, body, tag }: Pick<ToldPerson, 'user' | 'title' | 'body' | 'tag'>,
  url = OWN_TIME,
): ToldPerson => ({ user, title, body, url, tag, letter: [body] })
