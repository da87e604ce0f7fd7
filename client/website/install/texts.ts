/** The shop as an app: installing it, and a newer version of it. */
export const texts = {
  question: (shop: string) => `${shop} als App installieren?`,
  reason: 'Ein Tipp auf dem Startbildschirm, und die Speisekarte ist da – auch ohne Netz.',
  install: 'Installieren',
  notNow: 'Jetzt nicht',
  title: (shop: string) => `${shop} als App`,
  offer: {
    waiting: 'Ihr Browser bereitet die App vor. Das dauert nur einen Augenblick.',
    ready: 'Alles bereit. Ihr Browser fragt Sie gleich noch einmal zur Sicherheit.',
    finish: 'Installation abschliessen',
    running: 'Installation läuft',
  },
  iphone: {
    intro: 'Auf dem iPhone geht es in zwei Schritten:',
    first: 'Tippen Sie in der Leiste am unteren Rand auf „Teilen“.',
    second: 'Wählen Sie „Zum Home-Bildschirm“ und dann „Hinzufügen“.',
    picture: 'Das Zeichen „Teilen“ in der Leiste am unteren Rand',
  },
  ipad: {
    intro: 'Auf dem iPad geht es in zwei Schritten:',
    first: 'Tippen Sie oben neben der Adressleiste auf „Teilen“.',
    second: 'Wählen Sie „Zum Home-Bildschirm“ und dann „Hinzufügen“.',
    picture: 'Das Zeichen „Teilen“ oben neben der Adressleiste',
  },
  manual: {
    intro: 'Ihr Browser bietet die Installation nicht von selbst an. So geht es von Hand:',
    first: 'Öffnen Sie das Menü des Browsers.',
    second: 'Wählen Sie „App installieren“ oder „Zum Startbildschirm hinzufügen“.',
    picture: 'Das Menü des Browsers rechts neben der Adressleiste',
    missing: 'Fehlt der Eintrag, kann dieser Browser keine Apps anlegen. Ein Lesezeichen tut es auch.',
  },
  cancel: 'Abbrechen',
  update: { text: 'Ein Update wurde installiert!', restart: 'App neustarten', restarting: 'Wird neu gestartet …' },
} as const
