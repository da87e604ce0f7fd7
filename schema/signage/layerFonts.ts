import type { FontStyle } from './fonts.ts'
import type { Layer } from './layers.ts'

/** The styles that these layers are set in, each once. */
export function stylesIn(layers: readonly Layer[]): readonly FontStyle[] {
  const styles = layers.flatMap(layer => [
    ...('font' in layer ? [layer.font] : []),
    ...('titleFont' in layer ? [layer.titleFont] : []),
  ])
  return [...new Set(styles)]
}
