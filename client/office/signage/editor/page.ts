import type { Body } from '../../../../schema/base/entity.ts'
import { keysOf } from '../../../../schema/base/keys.ts'
import { type DrawnSubject, drawnSubjects } from '../../../../schema/signage/imageTemplate.ts'

/** The page of a layout as far as it can be drawn now. */
export interface LayoutPage {
  readonly width: number
  readonly height: number
  readonly background: string
  /** Pixels of a screen, or millimetres of paper. */
  readonly unit: 'px' | 'mm'
  /** What it is drawn for. */
  readonly subject: DrawnSubject
}

/** What is typed of the page, and where that is nothing yet what is stored. */
export function pageIn(typed: Body, stored: Body): LayoutPage {
  const length = (name: string) => {
    const lengths = [typed[name], stored[name]].filter(value => typeof value === 'number')
    return lengths.find(value => value >= 10 && value <= 4096) ?? 100
  }
  const colors = [typed['background'], stored['background']].filter(value => typeof value === 'string')
  return {
    width: length('width'),
    height: length('height'),
    background: colors.find(value => /^#[0-9a-f]{6}$/i.test(value)) ?? '#ffffff',
    unit: typed['unit'] === 'mm' ? 'mm' : 'px',
    subject: keysOf(drawnSubjects).find(subject => subject === typed['subject']) ?? 'none',
  }
}

/** By how much an arrow key moves a layer. */
export const grainOf = ({ unit }: Pick<LayoutPage, 'unit'>): number => (unit === 'mm' ? 0.1 : 1)
