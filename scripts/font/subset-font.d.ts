// The types that @types has are of version 2.3, which kept all features.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    signs: string,
    options: { targetFormat: 'woff2'; keepFeatures: readonly string[] },
  ): Promise<Buffer>
}
