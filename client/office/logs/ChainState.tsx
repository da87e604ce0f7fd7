import { checkLog, logChain } from '../../../schema/base/log.ts'
import { now } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { stepTime } from '../history/steps.ts'
import { ProblemNotice } from '../server/ProblemNotice.tsx'
import { useServerAction } from '../server/useServerAction.ts'
import { useServerQuery } from '../server/useServerQuery.ts'
import { useZone } from '../shell/scope.tsx'
import { texts } from './texts.ts'

const words = texts.chain

/** How far the log is what was written down, and since when that is known. */
export function ChainState() {
  const zone = useZone()
  const { value } = useServerQuery(logChain)
  const check = useServerAction()
  if (!value) return null
  const { brokenAt, checkedAt, checkedTo } = value
  const again = (
    <Button variant="secondary" size="small" busy={check.isBusy} onClick={() => void check.run(checkLog, {})}>
      {words.check}
    </Button>
  )
  return (
    <>
      <ProblemNotice problem={check.problem} onAgain={check.again} />
      {brokenAt === null ? (
        <Notice tone={checkedAt === null ? 'plain' : 'success'} actions={again}>
          {checkedAt === null ? words.never : words.checked(checkedTo, stepTime(checkedAt, now(), zone))}
        </Notice>
      ) : (
        <Notice tone="error" title={words.broken(brokenAt)} actions={again}>
          {words.brokenText}
        </Notice>
      )}
    </>
  )
}
