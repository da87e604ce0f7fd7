/** The page of an order whose branch is gone. */
export const texts = {
  title: 'Diese Filiale gibt es nicht mehr',
  states: {
    waiting: 'Ihre Bestellung ist dort noch nicht angekommen. Sie können sie zurückziehen und anderswo bestellen.',
    sending: 'Ihre Bestellung wird gerade übermittelt.',
    refused: 'Ihre Bestellung wurde nicht angenommen. Es ist nichts zu bezahlen.',
    expired: 'Ihre Bestellung wurde nicht gesendet. Es ist nichts zu bezahlen.',
    accepted: 'Ihre Bestellung ist angekommen.',
  },
  withdrawing: 'Ihre Bestellung wird zurückgezogen, sobald unser Server antwortet.',
  over: 'Ihre Bestellung ist zurückgezogen. Es ist nichts zu bezahlen.',
  unknown: 'Produkt, das es nicht mehr gibt',
  withdraw: 'Bestellung zurückziehen',
  home: 'Zu allen Filialen',
} as const
