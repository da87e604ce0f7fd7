import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invite, type SentLink, type SignInLinkKind, sendLoginLink } from '../../../schema/base/people.ts'
import { ask, NetworkError } from '../../data/engine/http.ts'
import { texts } from './texts.ts'

interface PersonLink {
  /** Sends somebody a link of a kind; whether it was made. */
  send(person: number, kind: SignInLinkKind): Promise<boolean>
  /** What became of the last one. */
  readonly sent: SentLink | null
  readonly problem: string | null
  readonly isBusy: boolean
  forget(): void
}

/** Sends personal links. What the page shows of people is asked for anew after it. */
export function usePersonLink(): PersonLink {
  const client = useQueryClient()
  const [sent, setSent] = useState<SentLink | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  return {
    async send(person, kind) {
      setBusy(true)
      setProblem(null)
      setSent(null)
      try {
        const answer = await ask(kind === 'invitation' ? invite : sendLoginLink, { params: { id: person } })
        if (answer.ok) setSent(answer.data)
        else setProblem(answer.errors[0]?.message ?? texts.link.failed)
        return answer.ok
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error
        setProblem(texts.link.offline)
        return false
      } finally {
        setBusy(false)
        void client.invalidateQueries()
      }
    },
    sent,
    problem,
    isBusy,
    forget: () => setSent(null),
  }
}
