import { lazyRouteComponent } from '@tanstack/react-router'

/** What is said where there is no page: drawn by the server, and no first paint of any other page waits for it. */
export const NotFoundLater = lazyRouteComponent(() => import('./NotFound.tsx'), 'NotFound')
