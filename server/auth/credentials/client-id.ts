import { randomInt } from 'node:crypto'

// Short, common words that are easy to tell apart on a screen and over the phone.
const ADJECTIVES =
  'amber able azure brave brief bright broad calm clear clever crisp deep eager early fair fast fine firm fresh gentle glad golden grand green honest keen kind light lively lucky mellow mild neat noble open patient plain polite prime proud quick quiet rapid ready royal sharp silver smart solid steady still strong sunny swift tidy vivid warm wide wise'.split(
    ' ',
  )
const ANIMALS =
  'badger beaver bison bobcat camel cat cobra condor coyote crane crow deer dingo dolphin eagle egret elk falcon ferret finch fox gecko goose hare hawk heron horse ibex ibis jaguar koala lark lemur lion llama lynx marten mole moose newt ocelot orca otter owl panda parrot pelican pony puma quail rabbit raven robin seal shark sparrow stork swan tapir tiger toucan turtle viper walrus weasel whale wolf wren yak zebra'.split(
    ' ',
  )
const pick = (words: readonly string[]) => words[randomInt(words.length)] ?? ''

/** `<two words and a number>@<host>/pcc`; `pcc` marks a personal credential (interface 5.1, 5.9). */
export const newClientId = (host: string): string =>
  `${pick(ADJECTIVES)}-${pick(ANIMALS)}-${randomInt(10_000, 100_000)}@${host}/pcc`

/** The host between `@` and `/`; undefined if the text is not a client ID. */
export const hostOfClientId = (clientId: string): string | undefined => /^[^@/]+@([^@/]+)\/[^@/]+$/.exec(clientId)?.[1]
