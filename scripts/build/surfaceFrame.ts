import type { Plugin } from 'vite'

/** What pages of all surfaces but the shop's begin with: search engines keep out, and the letters are on their way at once. */
const head = `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <style>
      @keyframes late {
        from {
          visibility: hidden;
        }
      }
    </style>
    <link
      rel="preload"
      as="font"
      type="font/woff2"
      href="../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"
      crossorigin
    />`

/** Seen only where the program does not come: not kept on this device, and no network or a slow one. */
const late = (what: string): string =>
  `<p style="margin: 20vh auto; max-width: 32rem; padding: 1rem; font: 1.125rem/1.5 system-ui; text-align: center; animation: late 5s step-end">
        ${what} ist noch nicht geladen. Bitte überprüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.
      </p>`

/** Fills the places that a surface's page leaves for what all of them have: `<!--head-->` and `<!--late: Die Verwaltung-->`. */
export function surfaceFrame(): Plugin {
  return {
    name: 'surface-frame',
    transformIndexHtml: {
      // Before Vite looks for the files that a page names.
      order: 'pre',
      handler: (html, { path }) =>
        path.startsWith('/surfaces/')
          ? html.replace('<!--head-->', head).replace(/<!--late: (.+?)-->/, (_place, what: string) => late(what))
          : html,
    },
  }
}
