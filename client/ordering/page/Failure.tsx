import { Button } from '../../ui/Button.tsx'
import { FullPage } from '../../ui/FullPage.tsx'
import { CircleAlert } from '../../ui/icons.tsx'
import { texts } from './texts.ts'

/** A mistake of ours. Reloading starts from what the device keeps. */
export function Failure() {
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
      <FullPage
        icon={<CircleAlert size={28} />}
        title={texts.failure.title}
        text={texts.failure.text}
        action={<Button onClick={() => location.reload()}>{texts.failure.reload}</Button>}
      />
    </main>
  )
}
