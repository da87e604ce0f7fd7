/** What is said of shifts that are given away, on the device as by the server. */
export const offerTexts = {
  problems: {
    over: 'Dieser Dienst hat schon begonnen oder ist nicht mehr veröffentlicht.',
    offered: 'Dieser Dienst ist schon angeboten.',
    gone: 'Dieser Dienst ist nicht mehr zu haben.',
    notTaken: 'Diesen Dienst möchte gerade niemand übernehmen.',
    noReturn: 'Bitte wählen Sie, welchen Dienst Sie dafür geben.',
    double: 'Zu dieser Zeit ist schon ein anderer Dienst eingeteilt.',
    stranger: 'Bitte wählen Sie jemanden aus dieser Filiale.',
  },
  /** Titles of messages, and what they say of a shift ('Mi 5.8., 06:00–14:30'). */
  news: {
    forYou: ['Ein Dienst für Sie', (shift: string) => `Ihnen wird ein Dienst angeboten: ${shift}.`],
    forAll: ['Ein Dienst ist zu haben', (shift: string) => `Angeboten wird der Dienst ${shift}.`],
    proposed: ['Tausch vorgeschlagen', (shift: string) => `Für Ihren Dienst ${shift} wird Ihnen ein anderer gegeben.`],
    asked: ['Dienst wechselt: bitte entscheiden', (shift: string) => `Jemand möchte den Dienst ${shift} übernehmen.`],
    waits: ['Ihr Dienst findet jemanden', (shift: string) => `Für ${shift} entscheidet noch Ihre Leitung.`],
    declined: ['Kein Tausch', (shift: string) => `Für den Dienst ${shift} wurde anders entschieden.`],
    done: ['Dienst gewechselt', (shift: string) => `Der Wechsel ist fix: ${shift}.`],
    refused: ['Wechsel abgelehnt', (shift: string) => `Der Dienst ${shift} bleibt, wie er war.`],
  },
} as const

export type OfferNews = keyof typeof offerTexts.news
