import { useQueryClient } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { call as send } from '../../data/engine/http.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useOffice } from '../shell/scope.tsx'
import { type FailedCall, FailedCallsContext } from './failedCalls.ts'
import { isFailure, ServerRefusal, sentenceOf } from './failures.ts'
import { texts } from './texts.ts'

/** A call that was not done, with another try. */
export default function FormerFailure({ call }: { readonly call: FailedCall }) {
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
