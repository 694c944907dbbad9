/** An expression failed on its values. The message is for its author. */
export class CelFault extends Error {
  override readonly name = 'CelFault'
}
