import { SaxesParser } from 'saxes'
import { LIMITS, tooLarge, unreadable } from '../limits.ts'

/** What happens in an XML document. Names are without prefix. */
export interface XmlEvents {
  open(name: string, attributes: Record<string, string>): void
  close?(name: string): void
  text?(text: string): void
}

const MAX_DEPTH = 64

/** Reads XML piece by piece. Documents with a document type, which may define entities, are refused. */
export class XmlReader {
  readonly #file: string
  readonly #parser = new SaxesParser()
  #decoder: InstanceType<typeof TextDecoder> | undefined
  #depth = 0
  #bytes = 0
  #eventAt = 0

  constructor(file: string, events: XmlEvents) {
    this.#file = file
    this.#parser.on('doctype', () => {
      throw unreadable(file, 'is not a workbook: it has a document type declaration')
    })
    this.#parser.on('opentag', ({ name, attributes }) => {
      this.#eventAt = this.#bytes
      if (++this.#depth > MAX_DEPTH)
        throw unreadable(file, `is not a workbook: it is nested deeper than ${MAX_DEPTH} levels`)
      events.open(local(name), attributes as Record<string, string>)
    })
    this.#parser.on('closetag', ({ name }) => {
      this.#eventAt = this.#bytes
      this.#depth--
      events.close?.(local(name))
    })
    this.#parser.on('text', (text) => events.text?.(text))
    this.#parser.on('cdata', (text) => events.text?.(text))
    // What a parser says means nothing to who exported the file.
    this.#parser.on('error', () => {
      throw unreadable(file, 'is a damaged workbook; save it again, or save the sheet as CSV')
    })
  }

  write(bytes: Uint8Array): void {
    this.#decoder ??= new TextDecoder(encodingOf(bytes))
    this.#parser.write(this.#decoder.decode(bytes, { stream: true }))
    this.#bytes += bytes.length
    if (this.#bytes - this.#eventAt > LIMITS.tokenBytes)
      throw tooLarge(this.#file, `has a cell longer than ${LIMITS.tokenBytes / 1024 / 1024} MiB`)
  }

  end(): void {
    this.#parser.write(this.#decoder?.decode() ?? '')
    this.#parser.close()
  }
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

const encodingOf = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'

/** Reads a whole part of a workbook for what its events collect. */
export async function readXml(file: string, bytes: AsyncIterable<Uint8Array>, events: XmlEvents): Promise<void> {
  const reader = new XmlReader(file, events)
  for await (const piece of bytes) reader.write(piece)
  reader.end()
}
