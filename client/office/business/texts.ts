/** What the office says about the password of a person. */
export const texts = {
  title: 'Passwort setzen',
  label: 'Neues Passwort',
  hint: 'Mindestens 8 Zeichen. Drei Wörter, die nichts miteinander zu tun haben, sind leichter zu merken als Sonderzeichen.',
  former: 'Bisheriges Passwort',
  formerMissing: 'Bitte geben Sie Ihr bisheriges Passwort ein.',
  own: 'Mein Passwort',
  ownIntro: 'Mit dem neuen Passwort bleiben Sie hier angemeldet. Überall sonst werden Sie abgemeldet.',
  submit: 'Passwort setzen',
  failed: 'Das Passwort konnte nicht gesetzt werden.',
  offline: 'Keine Verbindung zum Server. Ein Passwort lässt sich nur mit Verbindung setzen.',
  done: 'Das neue Passwort gilt ab sofort.',
} as const
