declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`, and its axes to the given ranges. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
