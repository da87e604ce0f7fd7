/** What the frame of the office says: signing in, the network, the side bar. */
export const texts = {
  /** What is said of a document whose title nobody knows here: ids are not shown. */
  unknown: 'Unbekannt',
  unnamed: 'Ohne Namen',
  branch: { label: 'Filiale', all: 'Alle Filialen' },
  signIn: {
    title: 'Anmelden',
    lead: 'Verwaltung für Mitarbeiterinnen und Mitarbeiter',
    username: 'Benutzername',
    password: 'Passwort',
    submit: 'Anmelden',
    missing: 'Bitte geben Sie Benutzername und Passwort ein.',
    offline: 'Keine Verbindung zum Server. Zum Anmelden wird eine Verbindung gebraucht.',
    offlineHint: 'Zurzeit besteht keine Verbindung zum Server.',
    revoked: 'Ihre Anmeldung an diesem Gerät wurde beendet. Die Daten des Betriebs sind von ihm genommen.',
    otherRights: 'Ihre Rechte wurden geändert. Was Sie eingegeben haben, bleibt auf diesem Gerät erhalten.',
    again: 'Bitte melden Sie sich erneut an.',
    againLead: 'Ihre Sitzung ist abgelaufen. Was Sie eingegeben haben, bleibt erhalten.',
    otherPerson: (name: string) =>
      `Angemeldet war ${name}. Wer sich als andere Person anmeldet, sieht deren eigenen Stand.`,
  },
  state: {
    pending: 'Auf dem Gerät gespeichert · wird übertragen',
    pendingOffline: 'Auf dem Gerät gespeichert · wird übertragen, sobald eine Verbindung besteht',
    saved: 'Gespeichert',
    conflict: 'Gleichzeitig geändert · bitte entscheiden',
    refused: 'Abgelehnt · bitte prüfen',
    typing: 'Noch nicht gespeichert',
    unkept: 'Noch nicht gespeichert · kein Speicherplatz auf diesem Gerät, beim Neuladen ist es weg',
    saving: 'Wird gespeichert …',
    fresh: 'Neu',
  },
  network: {
    offline: 'Keine Verbindung',
    offlineSince: (time: string) => `Keine Verbindung · Stand\u00a0${time}`,
    offlineHint: 'Sie können weiterarbeiten. Änderungen werden auf dem Gerät gespeichert und später übertragen.',
    loading: 'Daten werden geladen …',
    nothingYet: 'Keine Verbindung. Auf diesem Gerät ist noch nichts gespeichert.',
    pending: (count: number) => (count === 1 ? '1 Änderung wird übertragen' : `${count} Änderungen werden übertragen`),
    waiting: (count: number) =>
      count === 1 ? '1 Änderung wartet auf Verbindung' : `${count} Änderungen warten auf Verbindung`,
    noRoom: (time: string | null) =>
      `Kein Speicherplatz auf diesem Gerät${time === null ? '' : ` · Stand\u00a0${time}`}`,
    done: 'Alles gespeichert',
  },
  shell: {
    palette: 'Suchen …',
    paletteHint: 'Suchen, öffnen, tun …',
    menu: 'Menü',
    side: 'Seitenleiste',
    password: 'Mein Passwort',
    signOut: 'Abmelden',
    signOutTitle: 'Abmelden, bevor alles übertragen ist?',
    signOutText: (count: number) =>
      count === 1
        ? 'Eine Änderung ist nur auf diesem Gerät gespeichert und geht beim Abmelden verloren.'
        : `${count} Änderungen sind nur auf diesem Gerät gespeichert und gehen beim Abmelden verloren.`,
    signOutAnyway: 'Trotzdem abmelden',
    toShop: 'Zum Shop',
    office: 'Verwaltung',
    missing: 'Diese Seite gibt es nicht.',
    away: {
      title: 'Diese Seite ist noch nicht auf dem Gerät.',
      text: 'Sie öffnet sich, sobald wieder eine Verbindung besteht. Was Sie eingegeben haben, bleibt erhalten.',
    },
    failure: {
      title: 'Hier ist etwas schiefgegangen.',
      text: 'Leider ist ein interner Fehler aufgetreten. Was Sie eingegeben haben, bleibt erhalten.',
    },
    back: 'Zurück',
    update: 'Eine neue Version ist da.',
    reload: 'Neu laden',
    reloading: 'Wird neu geladen …',
    skip: 'Zum Inhalt',
  },
} as const
