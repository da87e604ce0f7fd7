import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { redirectedTo } from '../../../../schema/website/redirects.ts'
import { useCatalogue } from '../../../data/shop/useCatalogue.tsx'
import { placeOf } from '../../../website/head/place.ts'

/**
 * What a click on any link inside means: one that leads to a page the program knows is followed without leaving this one.
 * So is a former address of one. Everything else is the browser's: files, other sites, a new tab, what nobody here knows.
 */
export function useFollow(): (event: MouseEvent) => void {
  const router = useRouter()
  const catalogue = useCatalogue()
  return event => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || event.defaultPrevented || event.button !== 0 || isAskedElsewhere(event, link)) return
    const { pathname, search, hash } = link
    // A place on this very page.
    if (hash !== '' && pathname === location.pathname) return
    const isThere = placeOf(pathname, catalogue).kind !== 'nowhere'
    const address = isThere ? `${pathname}${search}${hash}` : redirectedTo(pathname, catalogue.list('redirects'))
    if (!address?.startsWith('/')) return
    event.preventDefault()
    router.history.push(address)
  }
}

const isAskedElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): boolean =>
  ctrlKey ||
  metaKey ||
  shiftKey ||
  altKey ||
  link.origin !== location.origin ||
  link.hasAttribute('download') ||
  (link.target !== '' && link.target !== '_self')
