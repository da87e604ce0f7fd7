import { lazyRouteComponent } from '@tanstack/react-router'

/** A page of the website in the place of another: drawn by the server, and no shop without one fetches its program. */
export const ShownSiteLater = lazyRouteComponent(() => import('./routes/site.tsx'), 'ShownSite')
