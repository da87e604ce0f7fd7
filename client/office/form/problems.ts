import type { Entity } from '../../../schema/base/entity.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { type Field, formModel } from './formModel.ts'
import { controlId } from './formScope.tsx'

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
  let list: Field | undefined
  for (const step of path.split('.')) {
    if (list && /^\d+$/.test(step)) {
      words.push(`Eintrag ${Number(step) + 1}`)
      fields = list.kind === 'piece' ? list.fields : []
      list = undefined
      continue
    }
    const field = fields.find(({ name }) => name === step)
    if (!field) break
    words.push(field.label)
    list = field.kind === 'list' ? field.item : undefined
    fields = field.kind === 'piece' ? field.fields : []
  }
  return words.join(', ') || path
}

/** Moves the focus to what a path names, or to the nearest thing around it. */
export function focusPath(path: string): void {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length--) {
    const control = document.getElementById(controlId(steps.slice(0, length).join('.')))
    if (!control) continue
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'center' })
    return
  }
}

/** After a failed saving: the first field that is marked, or else waits for a decision, or else the summary. */
export function focusProblem(frame: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wanted = ['[aria-invalid=true]', '[data-undecided] button', '[data-problems]']
    const [first] = wanted.flatMap(selector => frame?.querySelector<HTMLElement>(selector) ?? [])
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  })
}
