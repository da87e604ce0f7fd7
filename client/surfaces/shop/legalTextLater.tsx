import { lazyRouteComponent } from '@tanstack/react-router'

/** A legal text: drawn by the server, and no page of the website fetches what reads Markdown. */
export const LegalTextLater = lazyRouteComponent(() => import('../../ordering/page/legal/LegalText.tsx'), 'LegalText')
