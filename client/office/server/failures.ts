import type { Problem } from '../../../schema/base/problems.ts'
import { NetworkError } from '../../data/engine/http.ts'
import { callFailure } from './catalogue.ts'
import { texts } from './texts.ts'

/** The server answered that it does not do what was asked of it. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal'
  /** The server's own German sentence, where it gave one. */
  readonly said: string | undefined
  /** What it refused, at the fields it is about. */
  readonly problems: readonly Problem[]
  /** Whether the person may not read or do it, or there is no such thing: unlike a busy server this stays so. */
  readonly isFinal: boolean
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ code }) => code).join(' '))
    this.isFinal = problems.some(({ code }) => code === 'forbidden' || code === 'notFound')
    this.said = problems[0]?.message
    this.problems = problems
  }
}

/** What belongs to every day's work; anything else is a mistake in the code. */
export const isFailure = (error: Error): boolean => error instanceof NetworkError || error instanceof ServerRefusal

/** What a page says instead of the common sentences. */
export interface FailureWords {
  readonly offline?: string
  readonly refused?: (said: string | undefined) => string
}

/** The words for a call that reads: its sentence of the catalogue, and with it that there is no connection. */
export function wordsForLoading(path: string): FailureWords {
  const sentence = callFailure('GET', path)
  return sentence === null ? {} : { offline: `${sentence} ${texts.offline}`, refused: said => said ?? sentence }
}

/** The words for a call that does something. `action` tells the steps of an order apart. */
export function wordsForDoing(method: string, path: string, action?: string | number): FailureWords {
  const sentence = callFailure(method, action === 'cancel' ? path.replace(':action', 'cancel') : path)
  return sentence === null
    ? { refused: said => said ?? texts.notDone }
    : { offline: `${sentence} ${texts.offline}`, refused: said => said ?? sentence }
}

/** Why there is no answer, or not the one that was hoped for, in German. */
export function sentenceOf(
  error: Error,
  { offline = texts.offline, refused = said => said ?? texts.failed }: FailureWords = {},
): string {
  return error instanceof ServerRefusal ? refused(error.said) : offline
}
