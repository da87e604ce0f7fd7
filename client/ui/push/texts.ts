/** Notifications for staff on a device: the same words at the board and in the office. */
export const texts = {
  label: 'Benachrichtigungen auf diesem Gerät',
  on: 'Ein',
  off: 'Aus',
  /** What it does, or why it cannot be switched. */
  states: {
    checking: 'Wird geprüft …',
    unsupported:
      'Dieser Browser kann keine Benachrichtigungen empfangen. Auf iPhone und iPad geht es, sobald die Seite als App auf dem Home-Bildschirm liegt.',
    denied:
      'Im Browser blockiert. Erlauben Sie Benachrichtigungen in den Einstellungen dieser Website; hier ist dann nichts weiter zu tun.',
    unavailable: 'Der Server ist für Benachrichtigungen nicht eingerichtet.',
    off: 'Neue Bestellungen melden sich dann auch, wenn die Seite geschlossen ist.',
    changing: 'Einen Augenblick. Bitte bestätigen Sie, falls der Browser fragt.',
    on: 'Neue Bestellungen und solche, die niemand ansieht, melden sich auch, wenn die Seite geschlossen ist.',
  },
  troubles: {
    offline: 'Dafür ist eine Verbindung zum Server nötig.',
    dismissed: 'Der Browser hat die Erlaubnis nicht bekommen.',
    noService: 'Der Benachrichtigungsdienst dieses Browsers ist nicht erreichbar.',
    refused: 'Der Server hat das nicht angenommen. Bitte melden Sie sich neu an oder koppeln Sie das Gerät neu.',
  },
} as const
