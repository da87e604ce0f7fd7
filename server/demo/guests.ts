/** Somebody who orders in the demo now and then. */
interface DemoGuest {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly street: string
}

const names = [
  ['Anna', 'Steindl', 'Lange Gasse 14'],
  ['Bernhard', 'Öllinger', 'Albertgasse 3'],
  ['Christa', 'Haslauer', 'Hauptstraße 27'],
  ['Daniel', 'Weißenböck', 'Kirchengasse 8'],
  ['Eva', 'Trattner', 'Bahnhofstraße 41'],
  ['Franz', 'Zauner', 'Josefstädter Straße 77'],
  ['Gabriele', 'Pichlbauer', 'Am Graben 5'],
  ['Hannes', 'Rührer', 'Schulgasse 19'],
  ['Ilse', 'Gschwandtner', 'Neubaugasse 62'],
  ['Jakob', 'Lindenthaler', 'Feldweg 2'],
  ['Klara', 'Mühlbacher', 'Schottenfeldgasse 30'],
  ['Leopold', 'Eder', 'Florianigasse 11'],
  ['Milica', 'Jovanović', 'Blindengasse 52'],
  ['Nora', 'Felber', 'Marktplatz 9'],
  ['Oskar', 'Königsberger', 'Wiesengasse 7'],
  ['Paula', 'Streicher', 'Zieglergasse 23'],
  ['Robert', 'Aichhorn', 'Lindengasse 15'],
  ['Selma', 'Demir', 'Burggasse 88'],
  ['Tobias', 'Fürnsinn', 'Alser Straße 4'],
  ['Ursula', 'Brandstätter', 'Stadtplatz 12'],
  ['Valentin', 'Höfler', 'Mariengasse 6'],
  ['Waltraud', 'Kienzl', 'Laudongasse 21'],
  ['Yvonne', 'Sailer', 'Kaiserstraße 49'],
  ['Zoltán', 'Szabó', 'Westbahnstraße 33'],
] as const

/** Some come every few days, some once. */
export const demoGuests: readonly DemoGuest[] = names.map(([firstName, lastName, street], index) => ({
  firstName,
  lastName,
  phone: `+43 660 000 ${1200 + index * 7}`,
  email: `gast${index + 1}@morgenkrume.example`,
  street,
}))
