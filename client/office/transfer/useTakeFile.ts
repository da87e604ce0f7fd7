import { useMutation } from '@tanstack/react-query'
import { addressAt, type ServerCall } from '../../../schema/base/call.ts'
import { windows1252 } from '../../../schema/base/windows1252.ts'
import { call as send } from '../../data/engine/http.ts'
import { saveFile } from '../../device/media/saveFile.ts'
import { isFailure, ServerRefusal, sentenceOf } from '../server/failures.ts'
import { texts } from './texts.ts'

/** As programs of every kind read it, as Excel does, or as programs of accountants do. */
export type FileFormat = 'csv' | 'xlsx' | 'ansi'

const csvFile = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' })

/** A year of many people takes the server longer than a page does (ms). */
const MOST_MS = 60_000

interface Wanted {
  readonly call: ServerCall<string, undefined, string>
  /** '?month=2026-11'. */
  readonly query: string
  /** Without its ending. */
  readonly name: string
  readonly format: FileFormat
}

interface TakenFile {
  readonly take: (wanted: Wanted) => void
  readonly isBusy: boolean
  /** Why the last one did not come. */
  readonly problem: string | null
  readonly again: () => void
}

/** Brings a file from the server among the person's downloads. */
export function useTakeFile(): TakenFile {
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: taken,
    throwOnError: failed => !isFailure(failed),
  })
  return {
    take: wanted => mutate(wanted),
    isBusy: isPending,
    problem: error && sentenceOf(error, { offline: texts.files.offline }),
    again: () => variables && mutate(variables),
  }
}

async function taken({ call, query, name, format }: Wanted): Promise<void> {
  const answer = await send<string>(addressAt(call.path, {}) + query, { timeoutMs: MOST_MS })
  if (!answer.ok) throw new ServerRefusal(answer.errors)
  saveFile(await fileOf(answer.data, format), `${name}.${format === 'xlsx' ? format : 'csv'}`)
}

async function fileOf(text: string, format: FileFormat): Promise<Blob> {
  if (format === 'xlsx') return (await import('./workbook.ts')).workbookOf(text)
  return format === 'csv' ? csvFile(text) : new Blob([windows1252(text)], { type: 'text/csv;charset=windows-1252' })
}
