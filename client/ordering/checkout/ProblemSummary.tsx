import { type RefObject, useEffect } from 'react'
import type { Problem } from '../../../schema/base/problems.ts'
import { scrollToTop } from '../../device/page/scroll.ts'
import { Notice } from '../../ui/Notice.tsx'
import { texts } from './texts.ts'

interface ProblemSummaryProps {
  readonly problems: readonly Problem[]
  readonly form: RefObject<HTMLFormElement | null>
}

/** Everything that is wrong, at the top; each line leads to its field. */
export function ProblemSummary({ problems, form }: ProblemSummaryProps) {
  if (problems.length === 0) return null
  return (
    <Notice tone="error" urgent title={texts.problems.title(problems.length)} className="mt-6">
      <ul className="mt-1 flex flex-col items-start" id="problems" tabIndex={-1}>
        {problems.map(problem => (
          <li key={`${problem.field ?? ''} ${problem.code} ${problem.message}`}>
            {problem.field && fieldIn(form.current, problem.field) !== null ? (
              <button
                type="button"
                className="min-h-7 py-0.5 text-left underline underline-offset-2"
                onClick={() => fieldIn(form.current, problem.field)?.focus()}
              >
                {describe(problem)}
              </button>
            ) : (
              <span className="inline-block py-0.5">{describe(problem)}</span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Moves the focus to the first field that is wrong, in the order of the page; to the list where none is a field's. */
export function useFocusOnProblems(
  problems: readonly Problem[],
  attempt: number,
  form: RefObject<HTMLFormElement | null>,
): void {
  useEffect(() => {
    if (attempt === 0 || problems.length === 0 || !form.current) return
    const wrong = new Set(problems.map(({ field }) => field))
    const first = [...form.current.querySelectorAll<HTMLElement>('[name]')].find(element =>
      wrong.has(element.getAttribute('name') ?? undefined),
    )
    const target = first ?? form.current.querySelector<HTMLElement>('#problems')
    target?.focus({ preventScroll: true })
    if (first) first.scrollIntoView({ block: 'center' })
    else scrollToTop()
    // Only when an attempt has failed: editor one field must not throw the focus to the next.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])
}

function fieldIn(form: HTMLFormElement | null, field: string | undefined): HTMLElement | null {
  return field === undefined ? null : (form?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`) ?? null)
}

/** 'Vorname: Bitte füllen Sie dieses Feld aus.' – the sentence alone says nothing in a list. */
function describe({ field, message }: Problem): string {
  const label = field === undefined ? undefined : labels[field.replace(/^deliveryAddress\./, '')]
  return label ? `${label}: ${message}` : message
}

const labels: Readonly<Record<string, string>> = {
  companyName: texts.customer.companyName,
  vatNumber: texts.customer.vatNumber,
  firstName: texts.customer.firstName,
  lastName: texts.customer.lastName,
  phone: texts.customer.phone,
  email: texts.customer.email,
  street: texts.address.street,
  zipCode: texts.address.zipCode,
  city: texts.address.city,
  country: texts.address.country,
  paymentMethod: texts.payment.heading,
  comment: texts.comment.heading,
}
