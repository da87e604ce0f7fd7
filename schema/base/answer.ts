/** German sentences of codes that are no validation of a field. */
export const errorMessages = {
  invalidJson: 'Die Anfrage konnte nicht gelesen werden.',
  tooLarge: 'Die Anfrage ist zu groß.',
  tooSlow: 'Die Anfrage kam nicht vollständig an. Bitte versuchen Sie es noch einmal.',
  notFound: 'Der Eintrag wurde nicht gefunden.',
  pictureGone: 'Dieses Bild wurde gelöscht.',
  forbidden: 'Dafür fehlt Ihnen die Berechtigung.',
  unauthorized: 'Bitte melden Sie sich an.',
  credentials: 'Benutzername oder Passwort ist falsch.',
  disabled: 'Dieses Konto ist gesperrt.',
  accountExpired: 'Der Zugang dieses Kontos ist abgelaufen. Bitte wenden Sie sich an die Administration.',
  otherPerson: 'Das hat auf diesem Gerät jemand anderes getan. Es wartet, bis sich diese Person anmeldet.',
  revoked: 'Diese Anmeldung wurde beendet.',
  linkInvalid: 'Dieser Link gilt nicht mehr. Bitte lassen Sie sich einen neuen geben.',
  alreadyActive: 'Diese Person hat schon ein Passwort. Schicken Sie stattdessen einen Anmeldelink.',
  notYetActive: 'Diese Person hat noch kein Passwort. Laden Sie sie zuerst ein.',
  personLocked: 'Diese Person ist gesperrt oder ihr Zugang ist abgelaufen. Geben Sie ihr zuerst wieder Zugang.',
  ownLink:
    'Einen Anmeldelink für sich selbst gibt es nicht: Er würde auch dann noch öffnen, wenn Sie sich hier abmelden.',
  origin: 'Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.',
  tooManyRequests: 'Zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.',
  tooManyStreams: 'Von hier sind schon zu viele Verbindungen offen. Bitte versuchen Sie es etwas später noch einmal.',
  diskFull: 'Der Server hat keinen Platz mehr. Es wurde nichts gespeichert, bitte versuchen Sie es später noch einmal.',
  tooManyOrders:
    'Von hier warten schon sehr viele Bestellungen auf ihre Bestätigung. Bitte versuchen Sie es etwas später noch einmal oder rufen Sie uns an.',
  tooManyUnpaid:
    'Von hier warten schon viele Bestellungen auf ihre Zahlung. Bitte bezahlen Sie diese zuerst oder versuchen Sie es etwas später noch einmal.',
  conflict: 'Der Eintrag wurde inzwischen geändert.',
  revMissing: 'Bitte geben Sie die Revision (rev) an, auf der Ihre Änderung beruht.',
  uidReused: 'Diese Bestellung wurde bereits mit anderem Inhalt gesendet.',
  clockReused: 'Diese Buchung wurde bereits mit anderem Inhalt gesendet.',
  alreadyDecided: 'Darüber wurde inzwischen schon entschieden.',
  monthLocked: 'Dieser Monat ist freigegeben und gesperrt. Ändern kann ihn nur noch, wer Zeiten freigibt.',
  monthStep: 'Dieser Schritt ist im jetzigen Stand des Monats nicht möglich.',
  yearStep: 'Dieser Schritt ist im jetzigen Stand des Jahres nicht möglich.',
  yearRunning: 'Dieses Jahr ist noch nicht vorbei. Abgeschlossen wird es nach dem 31. Dezember.',
  yearLocked: 'Der Januar danach ist schon freigegeben: Der Jahresabschluss kann nicht mehr geändert werden.',
  yearMoved: 'Die Zahlen haben sich inzwischen geändert. Bitte sehen Sie sie noch einmal an.',
  nothingToWarn: 'Dazu ist kein offener Urlaub mehr zu melden.',
  monthRunning: 'Dieser Monat ist noch nicht vorbei. Eingereicht wird er nach seinem letzten Tag.',
  monthWorkOpen: 'In diesem Monat läuft noch eine Arbeit. Freigegeben wird er, sobald ihr Ende feststeht.',
  pinWrong: 'Name oder PIN ist falsch.',
  accountEnded: 'Sie sind für Ihre Firma nicht mehr angemeldet. Bitte melden Sie sich unter „Firmenkonto“ neu an.',
  expired: 'Diese Bestellung ist abgelaufen. Bitte prüfen Sie sie und senden Sie sie erneut ab.',
  withdrawn: 'Diese Bestellung wurde zurückgezogen.',
  totalChanged: 'Der Preis hat sich geändert. Bitte prüfen Sie Ihre Bestellung.',
  notPaid: 'Diese Bestellung ist noch nicht bezahlt.',
  statusNotAllowed: 'Dieser Schritt ist im jetzigen Stand der Bestellung nicht möglich.',
  switchTooLong: 'Am Bildschirm wird höchstens für einen Tag geschaltet.',
  undoTooLate: 'Dieser Schritt lässt sich nicht mehr zurücknehmen.',
  undoTold: 'Der Gast wurde schon verständigt. Dieser Schritt lässt sich nicht mehr zurücknehmen.',
  undoPrinted: 'Der Bon ist schon gedruckt. Dieser Schritt lässt sich nicht mehr zurücknehmen.',
  orderKept:
    'Bestellungen müssen aufbewahrt werden und können nicht gelöscht werden. Bitte stornieren Sie die Bestellung.',
  offerExpired: 'Dieses Angebot gilt nicht mehr. Bitte fragen Sie noch einmal an, oder rufen Sie uns an.',
  offerChanged: 'Das Angebot hat sich inzwischen geändert. Bitte sehen Sie es sich noch einmal an.',
  ofCustomer: 'Diese Bestellung wurde für einen Kunden aufgegeben und gehört zu ihm.',
  orderEnded: 'Diese Bestellung ist abgeschlossen und kann nicht mehr geändert werden.',
  refundReused: 'Diese Erstattung wurde bereits mit anderem Inhalt gesendet.',
  refundUnderway: 'Diese Erstattung ist schon unterwegs oder abgeschlossen.',
  nothingLeft: 'Für diese Bestellung ist nichts mehr zu erstatten.',
  creditedMore:
    'Von dieser Bestellung wurde schon mehr erstattet, als danach übrig wäre. Bitte erstatten Sie stattdessen den Rest.',
  lineCredited: 'Von diesem Artikel wurde schon etwas erstattet. Er kann nicht mehr geändert werden.',
  orderEmpty: 'Mindestens ein Artikel muss bleiben. Bitte stornieren Sie sonst die Bestellung.',
  itemChanged: 'Dieses Produkt gibt es nicht mehr: Möglich ist nur noch eine andere Menge.',
  noPrinter: 'Beleg konnte nicht gedruckt werden: Für diese Filiale ist kein Drucker eingerichtet.',
  paymentUnknown: 'Zahlungsstatus konnte nicht überprüft werden.',
  alreadyRated: 'Sie haben diese Bestellung bereits bewertet.',
  internal: 'Leider ist ein interner Fehler aufgetreten.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  uploadUnreadable: 'Die Datei konnte nicht verarbeitet werden. Vielleicht ist sie zu groß oder von unbekanntem Typ.',
  pictureUnreadable:
    'Dieses Bild konnte nicht gelesen werden. Möglich sind JPEG, PNG, WebP und GIF mit höchstens 40 Megapixeln, aber keine Zeichnungen (SVG).',
  uploadType: 'Dateien dieses Typs nehmen wir nicht an.',
  uploadTooLarge: 'Die Datei ist zu groß. Möglich sind höchstens 10 MB.',
  partsMissing: 'Die Datei ist nicht vollständig angekommen. Bitte senden Sie sie noch einmal.',
  uploadsFull: 'Derzeit können wir keine Dateien annehmen. Bitte versuchen Sie es etwas später noch einmal.',
  methodNotAllowed: 'Diese Methode ist hier nicht erlaubt.',
} as const
export type ErrorCode = keyof typeof errorMessages

/** Too many failed sign-ins, with the minutes still to wait. */
export const tooManyLogins = (minutes: number): string =>
  `Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} erneut. Wissen Sie Ihr Passwort nicht mehr, bitten Sie die Administration um ein neues.`

/** A tax class that settings would lose although documents name it: one by its title, the others counted. */
export const taxClassInUse = (key: string, title: string, count: number): string =>
  `Die Steuerklasse „${key}“ wird noch verwendet: „${title}“${count > 1 ? ` und ${count - 1} weitere` : ''}.`
