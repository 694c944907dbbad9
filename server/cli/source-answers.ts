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
  withLinkOptions(withName('links', 'list whose the accounts of a source are, or change that')).action(
    (name: string, options: LinksOptions) => asPerson(options, (caller) => links(caller, name, options)),
  )
}

const withLinkOptions = (command: Command): Command =>
  command
    .addOption(repeatable(new Option('--link <text=email>', 'what the files say, and the person; may be repeated')))
    .addOption(repeatable(new Option('--nobody <text>', 'what the files say of accounts that are nobody’s')))
    .addOption(repeatable(new Option('--remove <text>', 'forget the answer for this text')))

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
    return print(options, reply, `${counted(reply.linkCount, 'link')}. They hold from the next import on.`)
  }
  const list = await pagesOf<SourceLink>(caller, `${SOURCE_SERVICE}.ListLinks`, params)
  const line = ({ text, displayName, userId }: SourceLink) => `${text}  ${userId ? displayName || userId : 'nobody’s'}`
  print(options, { list }, list.map(line).join('\n') || 'There is no link.')
}

/** `text=email`: the text of a file may contain equals signs, an address does not. */
function peopleOf({ database, tenant }: Caller, given: readonly string[]) {
  return database.read(async (reader) => {
    const found: { text: string; userId: string }[] = []
    for (const one of given) {
      const at = one.lastIndexOf('=')
      if (at <= 0) throw new UsageError(`--link ${one}: write what the files say, an equals sign and an address.`)
      const email = one.slice(at + 1)
      const user = await requireUser(findUserByEmail(reader, tenant.id, email), email)
      found.push({ text: one.slice(0, at), userId: user.id })
    }
    return found
  })
}
