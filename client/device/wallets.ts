/** Whether this browser has the wallet: Apple's says so itself, Google's comes with Chrome and what is built from it. */
export function hasWallet(way: string): boolean {
  if (way === 'applepay') return canApplePay()
  return way === 'googlepay' && 'PaymentRequest' in window && /\bChrome\//.test(navigator.userAgent)
}

function canApplePay(): boolean {
  const session: unknown = Reflect.get(window, 'ApplePaySession')
  const ask: unknown = typeof session === 'function' ? Reflect.get(session, 'canMakePayments') : null
  return typeof ask === 'function' && Reflect.apply(ask, session, []) === true
}
