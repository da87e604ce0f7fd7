import { createRoot } from 'react-dom/client'
import { pageRoot } from '../../device/page/pageRoot.ts'
import { ignoreStrayPresses } from '../../device/page/strayPresses.ts'
import { TerminalApp } from './TerminalApp.tsx'
import './terminal.css'

ignoreStrayPresses()
createRoot(pageRoot()).render(<TerminalApp />)
