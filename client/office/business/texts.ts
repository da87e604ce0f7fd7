/** What the form of a person says about their password. */
export const texts = {
  title: 'Passwort setzen',
  label: 'Neues Passwort',
  hint: 'Mindestens 8 Zeichen',
  submit: 'Passwort setzen',
  length: 'Bitte wählen Sie ein Passwort mit 8 bis 128 Zeichen.',
  failed: 'Das Passwort konnte nicht gesetzt werden.',
  offline: 'Keine Verbindung zum Server. Ein Passwort lässt sich nur mit Verbindung setzen.',
  done: 'Das neue Passwort gilt ab sofort.',
} as const
