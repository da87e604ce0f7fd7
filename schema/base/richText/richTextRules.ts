import { isObject } from '../sameValue.ts'
import { isTextAddress } from './safeAddress.ts'

/** A document of TipTap: one node of the type `doc`. */
export interface RichText {
  readonly type: 'doc'
  readonly content?: readonly RichNode[]
}
export interface RichNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly RichNode[]
  readonly marks?: readonly RichMark[]
  readonly text?: string
}
interface RichMark {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
}

/** Nodes of one text, characters of it, and how deep lists lie in lists. */
const MOST_NODES = 5000
const MOST_CHARACTERS = 100_000
const DEEPEST = 16
/** Problems told of one text: the first few say enough. */
const MOST_TOLD = 10

type Code = 'type' | 'blank' | 'choice' | 'unknownField' | 'format' | 'tooLong' | 'tooMany' | 'textAddress'
interface RichProblem {
  readonly path: (string | number)[]
  readonly code: Code
}

const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule']
const inline = ['text', 'hardBreak']
/** What may stand in a node; a type that is no key here is in no text. */
const inside: Readonly<Record<string, readonly string[]>> = {
  doc: blocks,
  paragraph: inline,
  heading: inline,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: blocks,
  blockquote: blocks,
  hardBreak: [],
  horizontalRule: [],
  text: [],
}

type Check = (value: unknown) => boolean
const nothing: Check = value => value === null || value === undefined
const nodeAttributes: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  heading: { level: value => value === 2 || value === 3 || value === 4 },
  orderedList: {
    start: value => nothing(value) || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 10_000),
    type: nothing,
  },
}
/** An editor writes beside the address what its own page shows of a link; none of it is ever drawn. */
const markAttributes: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  bold: {},
  italic: {},
  underline: {},
  strike: {},
  link: {
    href: value => typeof value === 'string' && value.length <= 2000 && isTextAddress(value),
    target: value => nothing(value) || value === '_blank',
    rel: value => nothing(value) || (typeof value === 'string' && /^[a-z ]{0,80}$/.test(value)),
    class: nothing,
    title: nothing,
  },
}

/** What stands against a value as a text, each with its place; none where it is one. Reads no deeper than a text may be. */
export function richTextProblems(value: unknown): readonly RichProblem[] {
  const problems: RichProblem[] = []
  const sums = { nodes: 0, characters: 0 }
  const tell: Tell = (path, code) => {
    if (problems.length < MOST_TOLD) problems.push({ path: [...path], code })
  }
  if (!isObject(value)) tell([], nothing(value) ? 'blank' : 'type')
  else if (value['type'] !== 'doc') tell(['type'], 'choice')
  else checkNode(value, [], sums, tell)
  if (sums.nodes > MOST_NODES) tell([], 'tooMany')
  if (sums.characters > MOST_CHARACTERS) tell([], 'tooLong')
  return problems
}

/** Whether a value is such a text. */
export const isRichText = (value: unknown): value is RichText => richTextProblems(value).length === 0

type Tell = (path: readonly (string | number)[], code: Code) => void
type Node = Readonly<Record<string, unknown>>
interface Sums {
  nodes: number
  characters: number
}

function checkNode(node: Node, path: readonly (string | number)[], sums: Sums, tell: Tell): void {
  sums.nodes += 1
  const type = String(node['type'])
  const isText = type === 'text'
  const fields = isText ? ['type', 'text', 'marks'] : ['type', 'attrs', 'content', 'marks']
  for (const key of Object.keys(node)) if (!fields.includes(key)) tell([...path, key], 'unknownField')
  checkAttributes(node['attrs'], nodeAttributes[type] ?? {}, [...path, 'attrs'], tell)
  checkMarks(node['marks'], [...path, 'marks'], tell)
  if (type === 'heading' && !isObject(node['attrs'])) tell([...path, 'attrs'], 'blank')
  if (isText) checkText(node['text'], [...path, 'text'], sums, tell)
  else checkContent(node['content'], inside[type] ?? [], [...path, 'content'], sums, tell)
}

function checkText(text: unknown, path: readonly (string | number)[], sums: Sums, tell: Tell): void {
  if (typeof text !== 'string' || text === '') return tell(path, typeof text === 'string' ? 'blank' : 'type')
  if (text.includes('\u0000')) tell(path, 'format')
  sums.characters += text.length
}

function checkContent(
  content: unknown,
  allowed: readonly string[],
  path: readonly (string | number)[],
  sums: Sums,
  tell: Tell,
): void {
  if (content === undefined) return
  if (!Array.isArray(content)) return tell(path, 'type')
  // Two steps of the path a node: what is nested deeper is not even read.
  if (content.length > 0 && path.length > DEEPEST * 2) return tell(path, 'tooMany')
  for (const [index, each] of content.entries()) {
    if (sums.nodes > MOST_NODES) return
    const child: unknown = each
    if (!isObject(child)) tell([...path, index], 'type')
    else if (!allowed.includes(String(child['type']))) tell([...path, index, 'type'], 'choice')
    else checkNode(child, [...path, index], sums, tell)
  }
}

function checkMarks(marks: unknown, path: readonly (string | number)[], tell: Tell): void {
  if (marks === undefined) return
  if (!Array.isArray(marks) || marks.length > 5) return tell(path, 'type')
  for (const [index, each] of marks.entries()) {
    const mark: unknown = each
    const type = isObject(mark) ? String(mark['type']) : ''
    const attributes = Object.hasOwn(markAttributes, type) ? markAttributes[type] : undefined
    if (!isObject(mark) || !attributes) {
      tell([...path, index, 'type'], 'choice')
      continue
    }
    for (const key of Object.keys(mark))
      if (key !== 'type' && key !== 'attrs') tell([...path, index, key], 'unknownField')
    checkAttributes(mark['attrs'], attributes, [...path, index, 'attrs'], tell)
    if (type === 'link' && !isObject(mark['attrs'])) tell([...path, index, 'attrs'], 'blank')
  }
}

function checkAttributes(
  given: unknown,
  known: Readonly<Record<string, Check>>,
  path: readonly (string | number)[],
  tell: Tell,
): void {
  if (nothing(given)) return
  if (!isObject(given)) return tell(path, 'type')
  for (const key of Object.keys(given)) if (!Object.hasOwn(known, key)) tell([...path, key], 'unknownField')
  for (const [key, isRight] of Object.entries(known))
    if (!isRight(given[key])) tell([...path, key], key === 'href' ? 'textAddress' : 'choice')
}
