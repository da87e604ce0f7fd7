/** What of the statutes stands on the page. */
export const statutes: readonly string[] = [
  '## § 1 Name, Sitz und Tätigkeit',
  'Der Verein führt den Namen „Sportklub Morgenkrume“, hat seinen Sitz in Wien und erstreckt seine Tätigkeit auf das Bundesland Wien und die angrenzenden Gemeinden Niederösterreichs.',
  '## § 2 Zweck',
  'Der Verein, dessen Tätigkeit nicht auf Gewinn gerichtet ist, bezweckt die Förderung des Körpersports, insbesondere des Nachwuchses.',
  '## § 3 Mitglieder',
  '- **Ordentliche Mitglieder** nehmen am Vereinsleben voll teil.',
  '- **Unterstützende Mitglieder** fördern den Verein durch einen Beitrag.',
  '- **Ehrenmitglieder** ernennt die Jahreshauptversammlung.',
  '## § 4 Rechte und Pflichten',
  'Alle Mitglieder dürfen die Anlagen benützen. Das Stimmrecht steht ordentlichen Mitgliedern ab dem vollendeten 16. Lebensjahr und Ehrenmitgliedern zu.',
  '## § 5 Organe',
  'Organe des Vereins sind die Jahreshauptversammlung, der Vorstand, die Rechnungsprüferinnen und das Schiedsgericht.',
  '## § 6 Freiwillige Auflösung',
  'Bei Auflösung fällt das Vermögen einer gemeinnützigen Einrichtung zur Förderung des Jugendsports zu.',
]
