import type { LegalText } from '../../schema/business/legalPages.ts'
import { rich } from './website/rich.ts'

/** Texts of the demo business, the older ones in Markdown. They read like the real thing; they are no legal advice. */

export const termsText = `# Allgemeine Geschäftsbedingungen

**Morgenkrume Backhaus GmbH**, Stand 1. Mai 2023

## 1. Geltung
Diese Bedingungen gelten für alle Bestellungen, die Sie über diesen Shop bei einer unserer Filialen aufgeben.

## 2. Vertragsabschluss
Mit einem Klick auf „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, sobald die Filiale Ihre Bestellung bestätigt.

## 3. Preise und Zahlung
Alle Preise verstehen sich in Euro inklusive Umsatzsteuer. Sie zahlen bar oder mit Karte in der Filiale.

## 4. Abholung
Bitte holen Sie Ihre Bestellung zur bestätigten Zeit ab. Wir halten sie 30 Minuten bereit.

## 5. Rücktritt
Bei rasch verderblichen Lebensmitteln und nach Ihren Wünschen angefertigten Waren besteht kein Rücktrittsrecht (§ 18 FAGG).`

export const privacyText = `# Datenschutzerklärung

Verantwortlich ist die **Morgenkrume Backhaus GmbH**, Lerchenfelder Straße 118, 1080 Wien, datenschutz@morgenkrume.example.

## Welche Daten wir verarbeiten
Für Ihre Bestellung verarbeiten wir Name, Kontaktdaten, Lieferadresse, Inhalt und Zeitpunkt der Bestellung. Rechtsgrundlage ist die Erfüllung des Vertrags (Art. 6 Abs. 1 lit. b DSGVO).

## Wie lange
Belege bewahren wir sieben Jahre auf (§ 132 BAO). Telefonnummer, Bemerkungen und hochgeladene Bilder löschen wir 90 Tage nach der Abholung.

## Auf Ihrem Gerät
Speisekarte und Warenkorb liegen auf Ihrem Gerät, damit Sie auch ohne Netz darin blättern können. Statistik und Werbung laden wir nur mit Ihrer Zustimmung.

## Empfänger
Zahlungsdienstleister erhalten, was für die Zahlung nötig ist. Wir verkaufen keine Daten.

## Ihre Rechte
Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch sowie auf Beschwerde bei der Österreichischen Datenschutzbehörde, Barichgasse 40–42, 1030 Wien.`

export const imprintText = `# Impressum

**Morgenkrume Backhaus GmbH**
Lerchenfelder Straße 118
1080 Wien, Österreich

Telefon: +43 1 000 80 80
E-Mail: servus@morgenkrume.example

- **Unternehmensgegenstand:** Bäckerei, Konditorei und Gastgewerbe
- **Firmenbuch:** FN 000000 m, Handelsgericht Wien
- **UID:** ATU00000000
- **Geschäftsführung:** Mag.ª Theresa Krumbach
- **Aufsichtsbehörde:** Magistratisches Bezirksamt für den 1. und 8. Bezirk
- **Mitglied der** Wirtschaftskammer Wien, Innung der Lebensmittelgewerbe

Für den Inhalt der Vereinsseiten ist der **SK Morgenkrume** (ZVR 000000000) verantwortlich.

Dies ist ein erfundenes Unternehmen zur Vorführung. Bestellungen werden nicht ausgeführt.`

export const allergensText = `# Allergene und Zusatzstoffe

Die Buchstaben neben unseren Produkten folgen dem österreichischen Lebensmittelkodex:

| Buchstabe | Allergen |
|---|---|
| A | Glutenhaltiges Getreide (Weizen, Roggen, Dinkel, Gerste, Hafer) |
| B | Krebstiere |
| C | Ei |
| D | Fisch |
| E | Erdnuss |
| F | Soja |
| G | Milch und Laktose |
| H | Schalenfrüchte (Mandel, Haselnuss, Walnuss, Pistazie) |
| L | Sellerie |
| M | Senf |
| N | Sesam |
| O | Sulfite |
| P | Lupinen |
| R | Weichtiere |

In unseren Backstuben verarbeiten wir alle 14 Allergene. **Spuren lassen sich trotz aller Sorgfalt nicht ausschließen.** Unsere Mitarbeiterinnen und Mitarbeiter beraten Sie gerne persönlich.`

/** Since we deliver and take cards online. */
export const legalTexts: readonly LegalText[] = [
  {
    key: 'agb-2026',
    page: 'terms-and-conditions',
    validFrom: '2026-01-01',
    text: rich(
      '**Morgenkrume Backhaus GmbH**',
      '## 1. Geltung',
      'Diese Bedingungen gelten für alle Bestellungen, die Sie über diesen Shop bei einer unserer Filialen aufgeben. Abweichende Bedingungen gelten nur, wenn wir ihnen schriftlich zugestimmt haben.',
      '## 2. Vertragsabschluss',
      'Mit einem Klick auf „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, sobald die Filiale Ihre Bestellung bestätigt. Anfragen ohne Preisangabe sind unverbindlich.',
      '## 3. Preise, Pfand und Zahlung',
      'Alle Preise verstehen sich in Euro inklusive Umsatzsteuer. Pfand und Lieferkosten weisen wir gesondert aus. Sie zahlen bar, mit Karte in der Filiale oder online.',
      '## 4. Abholung und Lieferung',
      'Bitte holen Sie Ihre Bestellung zur bestätigten Zeit ab. Wir halten sie 60 Minuten bereit. Geliefert wird in die angeführten Liefergebiete.',
      '## 5. Gewogene Ware',
      'Brot, Käse und Schinken nach Gewicht können um bis zu 5 % von der bestellten Menge abweichen. Verrechnet wird, was die Waage zeigt.',
      '## 6. Rücktritt',
      'Bei rasch verderblichen Lebensmitteln und nach Ihren Wünschen angefertigten Waren besteht kein Rücktrittsrecht (§ 18 FAGG). Torten mit Vorlaufzeit können bis 48 Stunden vor der Abholung kostenlos storniert werden.',
      '## 7. Gewährleistung',
      'Es gelten die gesetzlichen Bestimmungen. Stimmt etwas nicht, rufen Sie uns am selben Tag an – wir machen es gut.',
      '## 8. Schlichtung',
      'Wir nehmen am Verfahren der Internet-Ombudsstelle nicht verpflichtend teil. Es gilt österreichisches Recht.',
    ),
  },
]
