import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { catchMissingPictures } from '../../device/media/missingPictures.ts'
import { pageRoot } from '../../device/page/pageRoot.ts'
import { ignoreStrayPresses } from '../../device/page/strayPresses.ts'
import { addressOf } from './address.ts'
import { BoardsApp } from './BoardsApp.tsx'
import './boards.css'

const PairRoute = lazy(() => import('./PairRoute.tsx'))

catchMissingPictures()
const { pathname, search } = location
const page =
  pathname === '/pair' ? (
    <Suspense>
      <PairRoute />
    </Suspense>
  ) : (
    <BoardsApp address={addressOf(pathname, search)} />
  )
ignoreStrayPresses()
createRoot(pageRoot()).render(page)
