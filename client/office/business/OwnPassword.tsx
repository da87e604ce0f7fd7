import { Sessions } from '../people/Sessions.tsx'
import { useOffice } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { texts } from './texts.ts'

/** Everybody changes their own password, whatever else they may. */
export function OwnPassword() {
  const { id, username } = useOffice().me.user
  return (
    <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-4 px-4 py-6 tablet:px-8">
      <div>
        <h1 className="text-head">{texts.own}</h1>
        <p className="text-ink-soft">{texts.ownIntro}</p>
      </div>
      <div className={`${card} p-4 tablet:p-5`}>
        <PasswordFields person={id} username={username} />
      </div>
      <Sessions person={id} />
    </div>
  )
}
