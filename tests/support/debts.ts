/** Imports against the table of areas that are known and on their way out: `path > target`. It only ever gets shorter. */
export const unpaid: ReadonlySet<string> = new Set([
  'client/counter/pairing/PairPage.tsx > client/counter/kiosk/kiosk.css',
  'client/counter/pairing/PairPage.tsx > client/counter/kiosk/texts.ts',
  'client/surfaces/shop/chrome/Chrome.tsx > client/surfaces/kiosk/Kiosk.tsx',
  'client/surfaces/shop/routes/checkout.tsx > client/surfaces/kiosk/AtKiosk.tsx',
  'server/website/rendering/routes.ts > server/counter/devices/cookie.ts',
])
