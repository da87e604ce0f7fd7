/** Imports against the table of areas that are known and on their way out: `path > target`. It only ever gets shorter. */
export const unpaid: ReadonlySet<string> = new Set([
  'client/counter/pairing/PairPage.tsx > client/counter/kiosk/kiosk.css',
  'client/counter/pairing/PairPage.tsx > client/counter/kiosk/texts.ts',
  'client/surfaces/shop/chrome/Chrome.tsx > client/surfaces/kiosk/Kiosk.tsx',
  'client/surfaces/shop/routes/checkout.tsx > client/surfaces/kiosk/AtKiosk.tsx',
  'server/base/documents/feeds.ts > schema/ordering/liveOrder.ts',
  'server/base/documents/feeds.ts > server/counter/boards/boardFeed.ts',
  'server/messages/mail/mailJobs.ts > server/counter/boards/boardFeed.ts',
  'server/messages/mail/routes.ts > server/counter/boards/boardFeed.ts',
  'server/messages/push/pushJobs.ts > server/counter/boards/boardFeed.ts',
  'server/messages/sms/routes.ts > server/counter/boards/boardFeed.ts',
  'server/ordering/orders/edit.ts > server/counter/boards/boardFeed.ts',
  'server/ordering/orders/edit.ts > server/counter/printing/printJobs.ts',
  'server/ordering/orders/listRoutes.ts > server/counter/boards/boardFeed.ts',
  'server/ordering/orders/staffRoutes.ts > server/counter/boards/boardFeed.ts',
  'server/ordering/orders/staffView.ts > server/counter/boards/boardFeed.ts',
  'server/website/rendering/routes.ts > server/counter/devices/cookie.ts',
])
