import { createRoot } from 'react-dom/client'
import { call } from '../../data/engine/http.ts'
import { readAhead } from '../../data/office/ahead.ts'
import { now } from '../../device/clock.ts'
import { hashNow } from '../../device/page/hash.ts'
import { pageRoot } from '../../device/page/pageRoot.ts'
import { schemeOf, showScheme } from '../../device/page/scheme.ts'
import { ignoreStrayPresses } from '../../device/page/strayPresses.ts'
import { memo } from '../../device/storage/memo.ts'
import { SCHEME_KEY } from '../../office/settings/deviceSettings.ts'
import { createSession } from '../../office/shell/session.ts'
import { OfficeApp, SignedIn } from './OfficeApp.tsx'
import { isOfServer, listAt } from './places.ts'
import { loadScreenAt } from './screens.ts'
import './office.css'

// /backend/login is where other pages send people; the office's own addresses stand behind the hash.
if (/\/login\/?$/.test(location.pathname)) history.replaceState(null, '', '/backend#/login')

const session = createSession({ call, memo, now })
void session.start()
showScheme(schemeOf(memo.get(SCHEME_KEY)))
ignoreStrayPresses()
const show = () => createRoot(pageRoot()).render(<OfficeApp session={session} />)
const known = session.current.get()
// Whoever is known to this device sees their office next: what they have on it is opened while the program is being read.
if (known.state === 'in') {
  const hash = hashNow()
  const list = listAt(hash)
  void loadScreenAt(hash)
  const ahead = list === null ? Promise.resolve(null) : readAhead(memo, known.me.user.id, list)
  void import('./opening.ts').then(({ openAhead }) => openAhead(known.me, ahead))
  // Where there is nothing to show ahead of the databases, what opens them is needed at once.
  void ahead.then(async rows => rows === null && !isOfServer(hash) && import('../../data/office/documents.ts'))
  void SignedIn.load().then(show, show)
} else show()
