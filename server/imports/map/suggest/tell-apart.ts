import type { TableShape } from '../../read/table.ts'
import type { FileMapping, Mapping } from '../document/mapping.ts'
import { findFile } from '../presets/fingerprint.ts'
import { columnName } from '../texts.ts'

/** A table and the file of the mapping that is meant for it. */
interface MeantTable {
  shape: TableShape
  file: number
}

/**
 * The mapping with files that find their tables again. Where tables have the same columns, such as a sheet for each app,
 * each is known by its sheet, its place in a document or the name of its file.
 */
export function toldApart(mapping: Mapping, tables: readonly MeantTable[]): Mapping {
  const taken = new Set(
    tables.flatMap(({ shape, file }) => {
      const found = findFile(mapping.files, shape)
      return found === file || found < 0 ? [] : [found, file]
    }),
  )
  if (taken.size === 0) return mapping
  const shapesOf = (index: number) => tables.filter(({ file }) => file === index).map(({ shape }) => shape)
  const rivals = [...taken].flatMap(shapesOf)
  const files = mapping.files.map((file, index) => (taken.has(index) ? placed(file, shapesOf(index), rivals) : file))
  return { ...mapping, files }
}

function placed(file: FileMapping, shapes: readonly TableShape[], rivals: readonly TableShape[]): FileMapping {
  const [first] = shapes
  if (!first) return file
  const part = shapes.every((shape) => shape.part === first.part) ? first.part : undefined
  const found = part === undefined ? file : ofPart(file, first, part)
  const others = rivals.filter((shape) => !shapes.includes(shape))
  if (part !== undefined && others.every((other) => columnName(other.part ?? '') !== columnName(part))) return found
  // By its columns it would also take the file of another app.
  const { headers: _, ...named } = found
  const names = shapes.map(nameOf)
  const general = names.map(withoutNumbers)
  const isOwn = others.every((other) => !general.includes(withoutNumbers(nameOf(other))))
  return { ...named, match: [...new Set(isOwn ? general : names)] }
}

const ofPart = (file: FileMapping, { format }: TableShape, part: string): FileMapping =>
  format === 'xlsx' ? { ...file, sheet: part } : { ...file, read: { ...file.read, rows: part } }

const nameOf = ({ file, member }: TableShape) => member ?? file

/** Names of exports often have a date, which is another one next time. */
const withoutNumbers = (name: string): string => name.replace(/\d[\d ._-]*\d|\d/g, '*')
