/**
 * What a label printer has in it. Millimetres: what it reaches of the width, and how high what it prints may be; whole ones, so
 * that they are whole bytes of dots. Endless rolls are cut after each label. Others are fed to the next one: as printers feed a
 * line after a picture (4 mm), less is printed than a label is high, or every second one would stay empty.
 */
export interface LabelPaper {
  readonly label: string
  readonly width: number
  readonly height: number
  readonly isEndless: boolean
}

export const labelPapers = {
  roll58: { label: 'Rolle 58 mm, endlos', width: 48, height: 24, isEndless: true },
  roll80: { label: 'Rolle 80 mm, endlos', width: 72, height: 40, isEndless: true },
  die50x30: { label: 'Etiketten 50 × 30 mm', width: 48, height: 24, isEndless: false },
  die58x40: { label: 'Etiketten 58 × 40 mm', width: 48, height: 33, isEndless: false },
  die76x51: { label: 'Etiketten 76 × 51 mm', width: 72, height: 45, isEndless: false },
} as const satisfies Readonly<Record<string, LabelPaper>>
