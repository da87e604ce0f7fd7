/** Words that stand in every list of passwords people guess first, and what our own screens suggest. Without digits and signs. */
const guessedFirst = new Set(
  `password passwort passwd passw kennwort geheim geheimnis secret admin administrator administration root user benutzer
   login anmeldung anmelden welcome willkommen hallo hello letmein changeme default standard master office verwaltung
   testtest demo gast guest qwertz qwerty qwertzuiop qwertzui qwertyuiop asdfghjk asdfghjkl yxcvbnm zxcvbnm
   sommer winter herbst fruehling frühling summer schatz schatzi ichliebedich iloveyou liebe sonnenschein sunshine
   princess prinzessin football fussball fußball baseball superman batman dragon monkey shadow michael daniel
   österreich oesterreich austria wien vienna deutschland schweiz restaurant bäckerei baeckerei backstube kasse küche kueche`.split(
    /\s+/,
  ),
)
/** A common word is no better for a year or a few signs behind it. */
const DECORATION = 5
/** Keys in the order they lie in, and letters and digits in theirs. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiop',
  'qwertyuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
]
const MIN = 8
const MAX = 128

export const passwordTexts = {
  length: `Bitte wählen Sie ein Passwort mit ${MIN} bis ${MAX} Zeichen.`,
  blank: 'Bitte wählen Sie ein Passwort, das nicht nur aus Leerzeichen besteht.',
  guessable:
    'Dieses Passwort ist leicht zu erraten. Nehmen Sie zum Beispiel drei Wörter, die nichts miteinander zu tun haben.',
  username: 'Das Passwort darf nicht der Benutzername sein.',
} as const

/**
 * The German sentence on why this is no password for this person, or null: too short or long, or among the first anybody
 * would try (NIST SP 800-63B, 3.1.1.2). Nothing is asked of its characters beyond that.
 */
export function passwordProblem(password: string, username = ''): string | null {
  if (password.length > 0 && password.trim() === '') return passwordTexts.blank
  if (password.trim().length < MIN || password.length > MAX) return passwordTexts.length
  const told = password.trim().toLowerCase()
  if (username !== '' && told === username.trim().toLowerCase()) return passwordTexts.username
  return isGuessable(told) ? passwordTexts.guessable : null
}

function isGuessable(password: string): boolean {
  if (new Set(password).size < 4 || isRepeated(password)) return true
  const word = password.replaceAll(/[^\p{L}]/gu, '')
  if (password.length - word.length <= DECORATION && (guessedFirst.has(word) || inARow(word))) return true
  return inARow(password)
}

/** 'abcabcabc': nothing but a beginning, over and over. */
const isRepeated = (password: string): boolean => /^(.{1,6})\1+$/u.test(password)

/** '12345678', 'qwertzui', 'hgfedcba', '0987654321'. */
function inARow(text: string): boolean {
  if (text.length < 4) return false
  return rows.some(row => [row, back(row)].some(way => `${way}${way}`.includes(text)))
}

const back = (row: string): string => Array.from(row).toReversed().join('')
