import { type Extensions, Mark } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Gapcursor, UndoRedo } from '@tiptap/extensions'
import { isTextAddress } from '../../../../schema/base/richText/safeAddress.ts'

/** Levels a text may have: the page's own title is the first. */
export const headingLevels = [2, 3, 4] as const

/** A link keeps its address and nothing else of what was pasted; what is no address of a link is text. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: element => isTextAddress(element.getAttribute('href') ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['a', { href: HTMLAttributes['href'], rel: 'noopener noreferrer' }, 0],
})

/** The attributes that are stored: a list's own kind of numbers is not among them. */
const PlainOrderedList = OrderedList.extend({ addAttributes: () => ({}) })

/** Everything a stored text may be made of: what is pasted is cut down to it. */
export const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [...headingLevels] }),
  BulletList,
  PlainOrderedList,
  ListItem,
  ListKeymap,
  Blockquote,
  HorizontalRule,
  HardBreak,
  Bold,
  Italic,
  Strike,
  Link,
  UndoRedo,
  Gapcursor,
]
