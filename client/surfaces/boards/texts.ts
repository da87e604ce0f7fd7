/** German texts around the boards. */
export const de = {
  frontdesk: 'Abholbildschirm',
  kitchen: 'Küche',
  loading: 'Bestellungen werden geladen …',
  choose: 'Welche Filiale zeigt dieser Bildschirm?',
  chooseHint: 'Speichern Sie die Adresse danach als Startseite dieses Geräts.',
  noBranches: 'Es gibt noch keine Filialen.',
  unknownDevice: 'Dieser Bildschirm ist noch nicht angemeldet',
  unknownDeviceHint:
    'Koppeln Sie das Gerät einmal mit einem Code, oder melden Sie sich auf diesem Gerät in der Verwaltung an. Danach startet der Bildschirm von selbst.',
  pair: 'Gerät koppeln',
  signIn: 'Als Mitarbeiterin oder Mitarbeiter anmelden',
  failed: 'Dieses Gerät kann nichts speichern',
  failedHint: 'Erlauben Sie dem Browser, Daten zu speichern (kein privates Fenster), und laden Sie die Seite neu.',
  update: 'Neue Version bereit',
  reload: 'Neu laden',
  reloading: 'Wird neu geladen …',
} as const
