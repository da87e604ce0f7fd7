import { texts } from './texts.ts'

/** Leads past the header to the page's `<main id="main">`; seen while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2 text-paper focus:translate-y-0"
    >
      {texts.skip}
    </a>
  )
}
