const months = ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.']

/** Two local dates (YYYY-MM-DD, both included) as people say them: '3.–7. Aug. 2026', '28. Dez. 2026–3. Jan. 2027', '3. Aug. 2026'. */
export function dateSpan(from: string, to: string): string {
  const whole = dayWith(to, 'year')
  if (from === to) return whole
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}.–${whole}`
  return `${dayWith(from, from.slice(0, 4) === to.slice(0, 4) ? 'month' : 'year')}–${whole}`
}

function dayWith(date: string, until: 'month' | 'year'): string {
  const [year, month, day] = date.split('-')
  return `${Number(day)}. ${months[Number(month) - 1]}${until === 'year' ? ` ${year}` : ''}`
}
