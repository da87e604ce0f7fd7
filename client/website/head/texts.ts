/** What a page's head says where nobody has written anything for it, and payments as search engines read them. */
export const texts = {
  orderOnline: 'Online Bestellen',
  titles: { checkout: 'Bestellvorgang', status: 'Bestellstatus', notFound: '404 Not Found' },
  shop: (shop: string) => `Online bestellen${shop ? ` bei ${shop}` : ''}: zum Abholen, Liefern oder vor Ort.`,
  branch: (name: string, address: string) => `Online bestellen bei ${name}${address ? `, ${address}` : ''}.`,
  legal: (page: string, shop: string) => `${page}${shop ? ` von ${shop}` : ''}.`,
  payments: { cash: 'Barzahlung', card: 'EC Karte / Debitkarte', online: 'Online Zahlung' },
} as const
