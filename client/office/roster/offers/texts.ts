/** What whoever leads reads of shifts that change hands. */
export const texts = {
  title: 'Dienste, die wechseln',
  from: (name: string, to: string) => `${name} → ${to}`,
  open: 'Offener Dienst',
  inReturn: (shift: string) => `Im Tausch gegen ${shift}`,
  show: 'Woche ansehen',
  approve: 'Genehmigen',
  refuse: 'Ablehnen',
  refuseOf: (shift: string) => `Wechsel ablehnen: ${shift}`,
  offline: 'Für die Entscheidung wird eine Verbindung gebraucht. Es wurde nichts geändert.',
  approved: 'Der Wechsel ist genehmigt. Beide werden verständigt.',
  refused: 'Der Wechsel ist abgelehnt. Beide werden verständigt.',
  offered: 'angeboten',
  wanted: 'Wechsel erbeten',
} as const
