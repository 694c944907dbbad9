import { writeFileSync } from 'node:fs'
import { type Command, Option } from 'commander'
import type { SourceLink } from '../../contract/imports/link.ts'
import type { SourceMapping } from '../../contract/imports/mapping.ts'
import { findUserByEmail } from '../directory/index.ts'
import { counted } from '../lib/names.ts'
import { type Caller, callOperation } from './call-operation.ts'
import { print, UsageError } from './command.ts'
import { readMappingFile } from './mapping-file.ts'
import {
  asPerson,
  pagesOf,
  SOURCE_SERVICE,
  type SourceCommand,
  type SourceOptions,
  sourceNamed,
} from './source-command.ts'
import { repeatable, requireUser } from './user.ts'

interface MappingOptions extends SourceOptions {
  set?: string
  save?: string
  versions?: boolean
}
interface LinksOptions extends SourceOptions {
  link?: string[]
  nobody?: string[]
  remove?: string[]
}

/** What a source knows about its files: how they are read, and whose the accounts in them are. */
export function addSourceAnswers(withName: SourceCommand): void {
  withName('mapping', 'print how the files of a source are read, or replace it')
    .option('--set <file>', 'replace the mapping by this document')
    .option('--save <file>', 'write the document to a file')
    .option('--versions', 'list all versions')
    .action((name: string, options: MappingOptions) => asPerson(options, (caller) => mapping(caller, name, options)))
  withLinkOptions(withName('links', 'list or change who owns the accounts of a source')).action(
    (name: string, options: LinksOptions) => asPerson(options, (caller) => links(caller, name, options)),
  )
}

const withLinkOptions = (command: Command): Command =>
  command
    .addOption(
      repeatable(new Option('--link <text=email>', 'text in the files, and the person it means; may be repeated')),
    )
    .addOption(repeatable(new Option('--nobody <text>', 'text in the files for accounts that belong to nobody')))
    .addOption(repeatable(new Option('--remove <text>', 'remove the link of this text')))

async function mapping(caller: Caller, name: string, options: MappingOptions): Promise<void> {
  const { id, displayName } = await sourceNamed(caller, name)
  const params = { source_id: id }
  if (options.versions) {
    const list = await pagesOf<SourceMapping>(caller, `${SOURCE_SERVICE}.ListMappings`, params)
    const line = ({ version, createdAt, presetId, sha256 }: SourceMapping) =>
      `${String(version).padStart(4)}  ${createdAt}  ${presetId || '-'}  ${sha256}`
    return print(options, { list }, list.map(line).join('\n') || `${displayName} has no mapping.`)
  }
  if (options.set !== undefined) {
    const body = { document: readMappingFile(options.set) }
    const reply = await callOperation<MappingReply>(caller, `${SOURCE_SERVICE}.PutMapping`, { params, body })
    return print(options, reply, `${displayName} has version ${reply.mapping.version} of its mapping now.`)
  }
  const reply = await callOperation<MappingReply>(caller, `${SOURCE_SERVICE}.GetMapping`, { params })
  const document = JSON.stringify(reply.mapping.document, null, 2)
  if (options.save === undefined) return print(options, reply, document)
  writeFileSync(options.save, `${document}\n`)
  print(options, reply, `Version ${reply.mapping.version} is in ${options.save}.`)
}
interface MappingReply {
  mapping: SourceMapping
}

async function links(caller: Caller, name: string, options: LinksOptions): Promise<void> {
  const { link = [], nobody = [], remove = [] } = options
  const { id } = await sourceNamed(caller, name)
  const params = { source_id: id }
  if (link.length + nobody.length + remove.length > 0) {
    const people = await peopleOf(caller, link)
    const body = { links: [...people, ...nobody.map((text) => ({ text, userId: '' }))], removedTexts: remove }
    const reply = await callOperation<{ linkCount: number }>(caller, `${SOURCE_SERVICE}.PutLinks`, { params, body })
    return print(options, reply, `${counted(reply.linkCount, 'link')}. They apply from the next import.`)
  }
  const list = await pagesOf<SourceLink>(caller, `${SOURCE_SERVICE}.ListLinks`, params)
  const line = ({ text, displayName, userId }: SourceLink) => `${text}  ${userId ? displayName || userId : 'nobody'}`
  print(options, { list }, list.map(line).join('\n') || 'No links exist yet.')
}

/** `text=email`: the text of a file may contain equals signs, an address does not. */
function peopleOf({ database, tenant }: Caller, given: readonly string[]) {
  return database.read(async (reader) => {
    const found: { text: string; userId: string }[] = []
    for (const one of given) {
      const at = one.lastIndexOf('=')
      if (at <= 0) throw new UsageError(`--link ${one}: write the text in the files, an equals sign and an address.`)
      const email = one.slice(at + 1)
      const user = await requireUser(findUserByEmail(reader, tenant.id, email), email)
      found.push({ text: one.slice(0, at), userId: user.id })
    }
    return found
  })
}
