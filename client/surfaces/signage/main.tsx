import { createRoot } from 'react-dom/client'
import { pageRoot } from '../../device/page/pageRoot.ts'
import { SignageApp } from './SignageApp.tsx'
import './signage.css'

createRoot(pageRoot()).render(<SignageApp />)
