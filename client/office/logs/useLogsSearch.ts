import { useNavigate, useSearch } from '@tanstack/react-router'
import { fieldOf } from '../../../schema/base/record.ts'

/** The part of the page that is shown, and what of the log is asked for, as they stand in the address. */
const names = ['teil', 'art', 'wer', 'was', 'von', 'bis'] as const
type LogsSearch = { readonly [Name in (typeof names)[number]]?: string | undefined }

export function useLogsSearch(): [LogsSearch, (next: LogsSearch) => void] {
  const search: unknown = useSearch({ strict: false })
  const navigate = useNavigate()
  const present: Record<string, string> = {}
  for (const name of names) {
    const value = fieldOf(search, name)
    if (typeof value === 'string' && value !== '') present[name] = value
  }
  const set = (next: LogsSearch): void => {
    const wanted = Object.entries({ ...present, ...next })
    const told = Object.fromEntries(wanted.flatMap(([name, value]) => (value ? [[name, value] as const] : [])))
    void navigate({ to: '/logs', search: told, replace: true })
  }
  return [present, set]
}
