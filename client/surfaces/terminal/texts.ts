/** German texts around the terminal of working time. */
export const de = {
  title: 'Zeiterfassung',
  loading: 'Zeiterfassung wird geladen …',
  unknownDevice: 'Dieses Gerät ist noch nicht angemeldet',
  unknownDeviceHint:
    'Koppeln Sie es einmal mit einem Code aus der Verwaltung. Danach startet die Zeiterfassung von selbst. Was hier schon gebucht wurde, bleibt gespeichert.',
  pair: 'Gerät koppeln',
  failed: 'Dieses Gerät kann nichts speichern',
  failedHint: 'Erlauben Sie dem Browser, Daten zu speichern (kein privates Fenster), und laden Sie die Seite neu.',
} as const
