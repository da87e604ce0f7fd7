import { lazy, Suspense, useContext, useSyncExternalStore } from 'react'
import { FailedCallsContext } from './failedCalls.ts'
import { texts } from './texts.ts'

const FormerFailure = lazy(() => import('./FormerFailure.tsx'))

/** What was not done before the page was loaded anew, each with another try: the same call with the same argument. */
export function FormerFailures() {
  const { former } = useContext(FailedCallsContext)
  const calls = useSyncExternalStore(former.subscribe, former.get)
  if (calls.length === 0) return null
  return (
    <ul aria-label={texts.former} className="flex max-h-[40dvh] flex-col gap-2 overflow-y-auto px-4 pt-3 tablet:px-8">
      {calls.map(call => (
        <li key={call.key}>
          <Suspense>
            <FormerFailure call={call} />
          </Suspense>
        </li>
      ))}
    </ul>
  )
}
