import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { onTouched } from '../../device/page/page.ts'
import { type Field, formModel, partsOfField } from './formModel.ts'
import { controlId } from './formScope.tsx'
import { entriesOf, partsOf } from './formValues.ts'

/** The first problem of each path. */
export function byPath(problems: readonly Problem[]): ReadonlyMap<string, Problem> {
  const found = new Map<string, Problem>()
  for (const problem of problems) if (problem.field && !found.has(problem.field)) found.set(problem.field, problem)
  return found
}

/** 'Öffnungszeiten, Eintrag 2, Datum' for the path of a problem: what a summary calls it. */
export function nameOfPath(entity: Entity, path: string): string {
  const words: string[] = []
  let fields: readonly Field[] = formModel(entity)
  let found: Field | undefined
  for (const step of path.split('.')) {
    // Which of the rules it is says nothing to who sees a week.
    if (found?.kind === 'list' && found.schedule) break
    const isEntry: boolean = found?.kind === 'list'
    found = found?.kind === 'list' ? found.item : fields.find(({ name }) => name === step)
    if (!found) break
    words.push(isEntry ? `Eintrag ${Number(step) + 1}` : found.label)
    fields = partsOfField(found)
  }
  return words.join(', ') || path
}

/** The value a problem's path leads to in a stored document; undefined where there is none. */
export function valueAtPath(body: Body, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return entriesOf(value)[Number(step)]
    return partsOf(value)[step]
  }, body)
}

/** Moves the focus to what a path names, or to the nearest thing around it. Returns whether it was that itself. */
export function focusPath(path: string): boolean {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length--) {
    const control = document.getElementById(controlId(steps.slice(0, length).join('.')))
    if (!control) continue
    unfold(control)
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'center' })
    return length === steps.length
  }
  return false
}

/** The same, and once more when that itself comes, unless somebody does something before. Returns what ends the waiting. */
export function focusOnceThere(path: string): () => void {
  if (focusPath(path)) return () => {}
  const observer = new MutationObserver(() => document.getElementById(controlId(path)) && focusPath(path) && end())
  const end = () => {
    observer.disconnect()
    stop()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  const stop = onTouched(end)
  return end
}

/** After a failed saving: the first field that is marked, or else waits for a decision, or else the summary. */
export function focusProblem(frame: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wanted = ['[aria-invalid=true]', '[data-undecided] button', '[data-problems]']
    const [first] = wanted.flatMap(selector => frame?.querySelector<HTMLElement>(selector) ?? [])
    if (first) unfold(first)
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  })
}

/** Opens the folded sections around something, so that it can be seen and take the focus. */
export function unfold(inside: Element): void {
  for (let around = inside.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true
}
