import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import '../../../ui/theme/display.css'

interface PreviewFrameProps {
  readonly title: string
  /** Pixels. */
  readonly width: number
  readonly className: string
  readonly children: ReactNode
}

/**
 * A page of its own size in the looks of this one: media queries ask its width. It runs no script, so nothing in it can be
 * sent anywhere by itself; what is drawn in it belongs to this page.
 */
export function PreviewFrame({ title, width, className, children }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const open = useCallback((frame: HTMLIFrameElement) => {
    const dress = () => setBody(frame.contentDocument && dressed(frame.contentDocument))
    dress()
    // Some browsers give a frame another page once it is there.
    frame.addEventListener('load', dress)
    return () => frame.removeEventListener('load', dress)
  }, [])
  return (
    <>
      <iframe ref={open} sandbox="allow-same-origin" title={title} className={className} style={{ width }} />
      {body && createPortal(children, body)}
    </>
  )
}

/** The frame's page with the looks of this one. */
function dressed(page: Document): HTMLElement {
  const { documentElement: root } = document
  page.documentElement.lang = root.lang
  page.documentElement.className = root.className
  page.documentElement.style.cssText = root.style.cssText
  for (const style of document.querySelectorAll('link[rel=stylesheet], style')) page.head.append(style.cloneNode(true))
  return page.body
}
