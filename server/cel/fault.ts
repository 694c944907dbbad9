/** An expression failed on its values. The message is for its author. */
export class CelFault extends Error {
  override readonly name = 'CelFault'
}

/**
 * Evaluating took longer than the server allows. Unlike a CelFault it depends on the machine, so it is not the result
 * for a subject: whatever needed the results fails as a whole. Only a lenient allowance makes it one.
 */
export class EvaluationTimeout extends Error {
  override readonly name = 'EvaluationTimeout'
}
