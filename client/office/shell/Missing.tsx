import { Link } from '@tanstack/react-router'
import { buttonLook } from '../../ui/Button.tsx'
import { texts as areaTexts } from '../areas/texts.ts'
import { texts } from './texts.ts'

/** Where an address leads nowhere, or to what the person may not see. */
export function Missing() {
  return (
    <div className="grid flex-1 place-items-center p-8 text-center">
      <div className="flex flex-col items-center gap-3">
        <h1 className="text-title">{texts.shell.missing}</h1>
        <Link to="/" className={buttonLook({ variant: 'secondary', size: 'small' })}>
          {areaTexts.areas.today}
        </Link>
      </div>
    </div>
  )
}
