import { loadMailedCampaigns, type MailedCampaign } from '../campaign/index.ts'
import type { Reader } from '../db/index.ts'
import { findUsers } from '../directory/index.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Settings } from '../lib/setting.ts'
import { localTime } from '../lib/time-zone.ts'
import type { TakenMail } from '../mail/index.ts'
import { loadOpenTasks, type OpenTasks, type OpenTasksRequest } from '../review/index.ts'
import { loadRemovalNews, loadRemovalWork } from '../revocation/index.ts'
import { loadRemovalDays, loadTenantSettings } from '../tenant-settings/index.ts'
import { failedSyncOf } from './failed-syncs.ts'
import { lateSourceOf } from './late-sources.ts'
import type { Letter } from './letters/letter.ts'
import { LETTERS } from './letters/letters.ts'
import type { MailedTasks, MailFacts } from './mail-facts.ts'

export interface Person {
  displayName: string
  email: string
}

/** A mail that is still wanted, and who gets it. */
export interface WantedMail {
  mail: TakenMail
  letter: Letter
  recipient: Person
  replyTo: readonly Person[]
}

/** Which open tasks a kind of mail is about; other kinds do not ask. */
const OPEN_TASKS_REQUESTS: Partial<Record<TakenMail['kind'], (mail: TakenMail) => OpenTasksRequest>> = {
  KICKOFF: ({ userId, campaignId }) => ({ userId, campaignId, since: undefined }),
  REMINDER: ({ userId }) => ({ userId, campaignId: undefined, since: undefined }),
  REMINDER_NOW: ({ userId, campaignId }) => ({ userId, campaignId, since: undefined }),
  ASSIGNED: ({ userId, campaignId, createdAt }) => ({ userId, campaignId, since: createdAt }),
  DELEGATION_OFFER: ({ userId }) => ({ userId, campaignId: undefined, since: undefined }),
}

/** Names come from many sources; in a mail they are one line, and nothing in them turns text around. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

const cleanCampaign = (campaign: MailedCampaign): MailedCampaign => ({
  ...campaign,
  displayName: oneLine(campaign.displayName) || 'Unnamed campaign',
})

/** What mails say now. Those that nobody needs any more are left out. */
export async function loadWantedMails(
  reader: Reader,
  tenantId: TenantId,
  mails: readonly TakenMail[],
  { now, settings }: { now: Date; settings: Settings },
): Promise<{ organization: string; wanted: WantedMail[] }> {
  const { displayName, timeZone } = await loadTenantSettings(reader, tenantId)
  const zone = timeZone || 'UTC'
  const { day: today } = localTime(now, zone)
  const people = new Map(
    (await findUsers(reader, tenantId, unique(mails.map(({ userId }) => userId)))).map((user) => [user.id, user]),
  )
  const openTasks = await openTasksOf(reader, tenantId, mails)
  const removals = await removalsOf(reader, tenantId, mails, settings)
  const lateSource = await lateSourceOf(reader, tenantId, mails)
  const failedSync = await failedSyncOf(reader, tenantId, mails)
  const campaignIds = [
    ...mails.map(({ campaignId }) => campaignId),
    ...[...openTasks.values()].flat().map(({ campaignId }) => campaignId),
  ]
  const campaigns = new Map(
    (await loadMailedCampaigns(reader, tenantId, unique(campaignIds))).map((one) => [one.id, cleanCampaign(one)]),
  )
  const delegates = new Map(
    (await findUsers(reader, tenantId, unique([...people.values()].map((user) => user.delegatedUserId)))).map(
      (user) => [user.id, oneLine(user.displayName)],
    ),
  )
  const wanted = mails.flatMap((mail): WantedMail[] => {
    const person = people.get(mail.userId)
    if (person?.status !== 'ENABLED') return []
    const campaign = campaigns.get(mail.campaignId)
    const facts: MailFacts = {
      userId: mail.userId,
      ageSeconds: (now.getTime() - mail.createdAt.getTime()) / 1000,
      campaign,
      openTasks: (openTasks.get(mail.key) ?? []).flatMap((one): MailedTasks[] => {
        const itsCampaign = campaigns.get(one.campaignId)
        return itsCampaign ? [{ ...one, apps: one.apps.map(cleanApp), campaign: itsCampaign }] : []
      }),
      data: mail.data,
      timeZone: zone,
      today,
      delegate: delegates.get(person.delegatedUserId) ?? '',
      ...removals(mail),
      lateSource: cleanSource(lateSource(mail)),
      failedSync: cleanSource(failedSync(mail)),
    }
    const letter = LETTERS[mail.kind](facts)
    const owners = campaign ?? (facts.openTasks.length === 1 ? facts.openTasks[0]?.campaign : undefined)
    const recipient = { displayName: oneLine(person.displayName) || person.email, email: person.email }
    return letter ? [{ mail, letter, recipient, replyTo: owners?.owners ?? [] }] : []
  })
  return { organization: oneLine(displayName), wanted }
}

const cleanSource = <T extends { displayName: string }>(source: T | undefined) =>
  source && { ...source, displayName: oneLine(source.displayName) }
const cleanApp = (app: OpenTasks['apps'][number]) => ({ ...app, displayName: oneLine(app.displayName) })
const unique = (ids: readonly string[]): string[] => [...new Set(ids.filter((id) => id !== ''))]

/** The open tasks that mails are about, by the key of the mail. */
async function openTasksOf(
  reader: Reader,
  tenantId: TenantId,
  mails: readonly TakenMail[],
): Promise<Map<string, OpenTasks[]>> {
  const asked = mails.flatMap((mail) => {
    const request = OPEN_TASKS_REQUESTS[mail.kind]?.(mail)
    return request ? [{ key: mail.key, request }] : []
  })
  const results = await loadOpenTasks(
    reader,
    tenantId,
    asked.map(({ request }) => request),
  )
  return new Map(asked.map(({ key }, n) => [key, results[n] ?? []]))
}

const dayOf = ({ data }: TakenMail) => String(data.day ?? '')

/** What mails about removals say; nothing for other mails. */
async function removalsOf(
  reader: Reader,
  tenantId: TenantId,
  mails: readonly TakenMail[],
  settings: Settings,
): Promise<(mail: TakenMail) => Pick<MailFacts, 'removalWork' | 'removalNews'>> {
  const of = (kind: TakenMail['kind']) => mails.filter((mail) => mail.kind === kind)
  const [working, told] = [of('REMOVAL_WORK'), of('REMOVAL_NOTICE')]
  if (working.length + told.length === 0) return () => ({})
  const { removalDeadlineDays } = await loadRemovalDays(reader, tenantId, settings)
  const people = unique(working.map(({ userId }) => userId))
  const work = await loadRemovalWork(reader, tenantId, people, removalDeadlineDays)
  const news = await loadRemovalNews(
    reader,
    tenantId,
    told.map((mail) => ({ userId: mail.userId, day: dayOf(mail) })),
  )
  const clean = <T extends { apps: { displayName: string; count: number }[] }>(found: T | undefined) =>
    found && { ...found, apps: found.apps.map((app) => ({ ...app, displayName: oneLine(app.displayName) })) }
  return (mail) => ({
    removalWork: clean(work.find(({ userId }) => userId === mail.userId)),
    removalNews: clean(news.find(({ userId, day }) => userId === mail.userId && day === dayOf(mail))),
  })
}
