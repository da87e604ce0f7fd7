declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype' | 'woff2'
    /** Fixes an axis of a variable font: weight. */
    readonly variationAxes?: Readonly<Record<string, number>>
  }
  /** The font with the glyphs of these characters only. */
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
