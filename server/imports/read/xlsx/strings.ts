import { LIMITS, tooLarge } from '../limits.ts'
import { readXml } from './xml.ts'

/** Characters that XML cannot hold are written as `_x000D_`, and so are texts that look like that. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Collects the text of a string with its runs; how it is pronounced is not part of it. */
export class TextRuns {
  #text = ''
  #isText = false
  #isPhonetic = false

  open(name: string): void {
    if (name === 'rPh') this.#isPhonetic = true
    else if (name === 't') this.#isText = !this.#isPhonetic
  }

  close(name: string): void {
    if (name === 'rPh') this.#isPhonetic = false
    else if (name === 't') this.#isText = false
  }

  add(text: string): void {
    if (this.#isText) this.#text += text
  }

  take(): string {
    const text = unescapeText(this.#text)
    this.#text = ''
    return text
  }
}

/** The strings that cells refer to by number. */
export async function readSharedStrings(file: string, bytes: AsyncIterable<Uint8Array>): Promise<string[]> {
  const strings: string[] = []
  const runs = new TextRuns()
  let length = 0
  await readXml(file, bytes, {
    open: (name) => runs.open(name),
    text: (text) => runs.add(text),
    close(name) {
      runs.close(name)
      if (name !== 'si') return
      // What is longer is cut anyway, with a warning, and many cells may refer to it.
      const text = runs.take().slice(0, 2 * LIMITS.cellLength)
      // An entry has a cost of its own, however short it is.
      length += text.length + 16
      if (length > LIMITS.sharedStringsLength)
        throw tooLarge(
          file,
          `has more than ${LIMITS.sharedStringsLength / 1024 / 1024} MiB of text; save the sheet as CSV`,
        )
      strings.push(text)
    },
  })
  return strings
}
