import { CircleAlert, CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOnline } from '../../device/online.ts'
import { Button } from '../../ui/Button.tsx'
import { PageMessage } from '../../ui/PageMessage.tsx'
import { texts } from './texts.ts'

/**
 * In place of a page that does not come: its part is not on the device yet and the server is away, or we made a mistake.
 * Loading anew starts from what the device keeps, half-typed forms among it; it is done by itself when the server is back.
 */
export function PageFailure() {
  const online = useOnline()
  const [wasAway, setWasAway] = useState(!online)
  if (!online && !wasAway) setWasAway(true)
  useEffect(() => {
    if (online && wasAway) location.reload()
  }, [online, wasAway])
  const said = online ? texts.shell.failure : texts.shell.away
  const Icon = online ? CircleAlert : CloudOff
  return (
    <div className="grid flex-1 place-items-center p-8">
      <PageMessage
        {...said}
        icon={<Icon size={28} />}
        action={online && <Button onClick={() => location.reload()}>{texts.shell.reload}</Button>}
      />
    </div>
  )
}
