import { z } from 'zod'
import { widgets } from '../fields.ts'
import { type RichText, richTextProblems } from './richTextRules.ts'

/** A text with headings, lists and links, as TipTap keeps it: nothing that is not on the list of what a text may hold. */
export const richText = () =>
  z
    .custom<RichText>()
    .superRefine((value, context) => {
      for (const { path, code } of richTextProblems(value)) context.addIssue({ code: 'custom', path, params: { code } })
    })
    .register(widgets, { widget: 'richText' })
