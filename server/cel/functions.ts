interface FunctionNote {
  /** For docs/expressions.md. */
  about: string
  /** How it is called, if its signatures do not show it. */
  forms?: readonly string[]
  /** Steps that a call takes beyond its arguments and its result (meter.ts); by the number of arguments if it depends. */
  cost?: number | Readonly<Record<number, number>>
}

/** A zone may have to be loaded, which takes 0.1 ms; charges do not depend on caches. */
const ZONE_COST = 500
const getter = (what: string): FunctionNote => ({ about: `${what}, in UTC or in a zone`, cost: { 1: ZONE_COST } })

/**
 * What every function of the environments does and costs, in the order of the documents. Keys are names as one writes
 * them, with the type of the receiver of a method.
 */
export const FUNCTIONS: Readonly<Record<string, FunctionNote>> = {
  'svc.user.v1.HasApp': { about: 'whether the person has an account in the app; false for an unknown id' },
  'svc.user.v1.HasEntitlement': { about: 'whether the person holds the entitlement; false for an unknown id' },
  'svc.user.v1.GetAppUserStatus': {
    about:
      "status of the person's account in the app: `USER_STATUS_ENABLED`, `_DISABLED`, `_DELETED`, or `_UNSPECIFIED` without one",
  },
  'svc.user.v1.GetAppUserManagers': { about: "the person's managers, if the person has an account in the app" },
  'svc.user.v1.ListAppUsersForUser': { about: "the person's accounts in the app" },
  'svc.user.v1.GrantedFromEnrollment': { about: 'whether the entitlement came from an access profile' },
  'svc.user.v1.AutomaticallyGrantedFromEnrollment': {
    about: 'whether the entitlement came from an access profile by its rules',
  },
  'svc.directory.users.v1.FindByEmail': { about: 'the person with the address; fails if there is none' },
  'svc.directory.users.v1.GetByID': { about: 'the person with the id; fails if there is none' },
  'svc.directory.users.v1.FindByName': { about: 'the first person with the display name; fails if there is none' },
  'svc.directory.users.v1.GetManagers': { about: "the person's managers, possibly none" },
  'svc.directory.users.v1.DirectReports': { about: 'people whose manager is the person, or one of the people' },
  'svc.directory.apps.v1.GetEntitlementMembers': {
    about: 'people who hold the entitlement; fails for more than 10,000',
  },
  'svc.directory.apps.v1.GetEntitlementOwners': { about: 'owners of the entitlement' },
  'svc.directory.groups.v1.FindByName': { about: 'the first group with the name; fails if there is none' },

  now: { about: 'the time of the evaluation, the same for all subjects' },
  timestamp: { about: 'a time from a text such as `2026-01-31T00:00:00Z`, or from seconds since 1970', cost: 10 },
  duration: { about: 'a duration from a text such as `720h` or `1h30m`', cost: 50 },
  'time.parse': {
    about: 'a time from a text in a layout (`date`, `datetime`, `time`, `rfc3339`, or one of Go), in UTC or in a zone',
    cost: { 2: 200, 3: 200 + ZONE_COST },
  },
  'time.format': { about: 'a time as a text in a layout, in UTC or in a zone', cost: { 2: 100, 3: 100 + ZONE_COST } },
  'time.unix': { about: 'a time from seconds since 1970', cost: 10 },
  'time.unix_ms': { about: 'a time from milliseconds since 1970', cost: 10 },
  'time.start_of': {
    about: 'start of the `minute`, `hour`, `day`, `week` (Monday), `month`, `quarter` or `year`, in UTC or in a zone',
    cost: { 2: 20, 3: 20 + ZONE_COST },
  },
  'time.end_of': {
    about: 'end of such a unit: its last millisecond, in UTC or in a zone',
    cost: { 2: 20, 3: 20 + ZONE_COST },
  },
  'time.truncate': { about: 'the last multiple of a duration, or the start of a unit, in UTC', cost: 20 },
  'timestamp.getFullYear': getter('year'),
  'timestamp.getMonth': getter('month, from 0'),
  'timestamp.getDate': getter('day of the month, from 1'),
  'timestamp.getDayOfMonth': getter('day of the month, from 0'),
  'timestamp.getDayOfWeek': getter('day of the week, from 0 for Sunday'),
  'timestamp.getDayOfYear': getter('day of the year, from 0'),
  'timestamp.getHours': getter('hour'),
  'timestamp.getMinutes': getter('minute'),
  'timestamp.getSeconds': getter('second'),
  'timestamp.getMilliseconds': getter('millisecond'),
  'duration.getHours': { about: 'whole hours' },
  'duration.getMinutes': { about: 'whole minutes' },
  'duration.getSeconds': { about: 'whole seconds' },
  'duration.getMilliseconds': { about: 'whole milliseconds' },

  ip: { about: 'an address from a text', cost: 100 },
  cidr: {
    about: 'address ranges from up to 16 texts, or from a list of them, such as `10.0.0.0/8`',
    forms: ['cidr(string, ...): cidr', 'cidr(list<string>): cidr'],
    cost: 100,
  },
  'cidr.contains': { about: 'whether one of the ranges has the address', cost: 20 },
  'ip.within': { about: 'whether the address is in one of the ranges', cost: 20 },
  'ip.is4': { about: 'whether it is an IPv4 address' },
  'ip.is6': { about: 'whether it is an IPv6 address' },
  'ip.isPrivate': { about: 'whether it is an address of a private network' },
  'ip.isLoopback': { about: 'whether it is an address of the machine itself' },
  'ip.isGlobalUnicast': { about: 'whether it is an address of one machine, beyond the local link' },
  'ip.isMulticast': { about: 'whether it is an address of a group of machines' },
  'ip.isInterfaceLocalMulticast': { about: 'whether it is such an address within one interface' },
  'ip.isLinkLocalMulticast': { about: 'whether it is such an address within the local link' },
  'ip.isUnspecified': { about: 'whether it is `0.0.0.0` or `::`' },

  'string.contains': { about: 'whether the text contains another' },
  'string.startsWith': { about: 'whether the text starts with another' },
  'string.endsWith': { about: 'whether the text ends with another' },
  'string.lowerAscii': { about: 'the text in small letters' },
  'string.upperAscii': { about: 'the text in capital letters' },
  'string.trim': { about: 'the text without spaces at its ends' },
  'string.ifEmpty': { about: 'the text, or another if it is empty' },
  'string.indexOf': { about: 'position of another text, from 0, or -1; optionally searching from a position' },
  'string.lastIndexOf': { about: 'position of the last occurrence of another text, or -1' },
  'string.substring': { about: 'the part of the text from a position, up to a second one' },
  'string.split': { about: 'parts of the text between separators, optionally at most so many' },
  'string.size': { about: 'number of characters' },

  'list.all': { about: 'whether the condition is true for every member', forms: ['list.all(x, condition): bool'] },
  'list.exists': { about: 'whether the condition is true for a member', forms: ['list.exists(x, condition): bool'] },
  'list.exists_one': {
    about: 'whether the condition is true for exactly one member',
    forms: ['list.exists_one(x, condition): bool'],
  },
  'list.filter': { about: 'members for which the condition is true', forms: ['list.filter(x, condition): list'] },
  'list.map': {
    about: 'what the expression yields for each member, optionally only for those that meet a condition',
    forms: ['list.map(x, expression): list', 'list.map(x, condition, expression): list'],
  },
  'list.size': { about: 'number of members' },
  'map.size': { about: 'number of keys' },
  'bytes.size': { about: 'number of bytes' },
  size: { about: 'number of characters, bytes, members or keys' },
  has: { about: 'whether the field is set; true for an empty text', forms: ['has(value.field): bool'] },
  'cel.bind': {
    about: 'gives a value a name in the expression that follows',
    forms: ['cel.bind(x, value, expression): dyn'],
  },

  bool: { about: 'converts to bool' },
  int: { about: 'converts to int' },
  uint: { about: 'converts to uint' },
  double: { about: 'converts to double' },
  string: { about: 'converts to string' },
  bytes: { about: 'converts to bytes' },
  type: { about: 'the type of a value', forms: ['type(dyn): type'] },
  dyn: { about: 'the value without its type: it is checked when the expression runs' },
  'bytes.at': { about: 'the byte at a position' },
  'bytes.base64': { about: 'the bytes in Base64' },
  'bytes.hex': { about: 'the bytes in hexadecimal digits' },
  'bytes.json': { about: 'the bytes read as JSON' },
  'bytes.string': { about: 'the bytes read as UTF-8' },
}

/** By the last part of the name, which is what a node knows; functions that share it share its cost. */
const costs = new Map<string, Readonly<Record<number, number>> | number>()
for (const [name, { cost }] of Object.entries(FUNCTIONS))
  if (cost !== undefined) costs.set(name.slice(name.lastIndexOf('.') + 1), cost)

/** What a call costs beyond its arguments and its result. */
export function callCost(name: string, argumentCount: number): number {
  const cost = costs.get(name) ?? 0
  return typeof cost === 'number' ? cost : (cost[argumentCount] ?? 0)
}
