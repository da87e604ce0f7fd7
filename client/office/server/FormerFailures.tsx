import { useQueryClient } from '@tanstack/react-query'
import { useContext, useState, useSyncExternalStore } from 'react'
import { call as send } from '../../data/engine/http.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useOffice } from '../shell/scope.tsx'
import { type FailedCall, FailedCallsContext } from './failedCalls.ts'
import { isFailure, ServerRefusal, sentenceOf } from './failures.ts'
import { texts } from './texts.ts'

/** What was not done before the page was loaded anew, each with another try: the same call with the same argument. */
export function FormerFailures() {
  const { former } = useContext(FailedCallsContext)
  const calls = useSyncExternalStore(former.subscribe, former.get)
  if (calls.length === 0) return null
  return (
    <ul aria-label={texts.former} className="flex max-h-[40dvh] flex-col gap-2 overflow-y-auto px-4 pt-3 tablet:px-8">
      {calls.map(call => (
        <li key={call.key}>
          <Former call={call} />
        </li>
      ))}
    </ul>
  )
}

function Former({ call }: { readonly call: FailedCall }) {
  const { settled, failed } = useContext(FailedCallsContext)
  const { tell } = useOffice()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { method, address, body, sentence } = call
  const again = async () => {
    setBusy(true)
    try {
      const answer = await send(address, { method, ...(body === undefined ? {} : { body }) })
      if (!answer.ok) throw new ServerRefusal(answer.errors)
      settled(call)
      tell({ text: texts.doneNow })
    } catch (error) {
      if (!(error instanceof Error && isFailure(error))) throw error
      failed({ ...call, sentence: sentenceOf(error, { refused: said => said ?? sentence, offline: sentence }) })
    } finally {
      setBusy(false)
      void client.invalidateQueries()
    }
  }
  return (
    <Notice
      tone="error"
      actions={
        <>
          <Button variant="secondary" size="small" busy={isBusy} onClick={() => void again()}>
            {texts.again}
          </Button>
          <Button variant="quiet" size="small" disabled={isBusy} onClick={() => settled(call)}>
            {texts.dismiss}
          </Button>
        </>
      }
    >
      {sentence}
    </Notice>
  )
}
