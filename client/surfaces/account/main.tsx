import { createRoot } from 'react-dom/client'
import { pageRoot } from '../../device/page/pageRoot.ts'
import { ignoreStrayPresses } from '../../device/page/strayPresses.ts'
import { AccountApp } from './AccountApp.tsx'
import './account.css'

ignoreStrayPresses()
createRoot(pageRoot()).render(<AccountApp />)
