import type { NewJob } from '../base/storage/statements/base/jobs.ts'
import { letterJob } from './mail/letterJob.ts'
import { noticeJob } from './push/noticeJob.ts'

/** What is said on somebody's devices, and the sentences of the letter. */
type ToldPerson = Parameters<typeof noticeJob>[0] & { readonly letter: readonly string[] }

/** Tells somebody in every way there is: their devices, and their mail address. `name` is what makes it one of its kind. */
export const tellPerson = ({ letter: sentences, ...told }: ToldPerson, name: string): readonly NewJob[] => [
  noticeJob(told, name),
  letterJob({ user: told.user, title: told.title, sentences, url: told.url }, name),
]
