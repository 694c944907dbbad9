/** An expression could not be evaluated for the values it was given; the text is for the person who wrote it. */
export class CelFault extends Error {
  override readonly name = 'CelFault'
}
