import { counted } from '../../lib/names.ts'
import type { RemovalNews, RemovalWork } from '../../revocation/index.ts'
import { byApp, type Letter } from './letter.ts'

/** What mails about removals go by when they are sent. */
export interface RemovalFacts {
  /** What was known when the mail was enqueued. */
  data: Record<string, unknown>
  /** The date where the tenant is. */
  today: string
  /** What the person has to remove now. */
  removalWork?: Pick<RemovalWork, 'count' | 'overdue' | 'apps'> | undefined
  /** What the person is told of on the day of the mail. */
  removalNews?: Pick<RemovalNews, 'count' | 'overdue' | 'stillThere' | 'reappeared' | 'apps'> | undefined
}

const removals = (n: number) => counted(n, 'access removal')
const isOrAre = (n: number) => (n === 1 ? 'is' : 'are')

/** To whoever has access to remove, on its day only. */
export function removalWork({ removalWork: work, data, today }: RemovalFacts): Letter | undefined {
  if (!work || work.count === 0 || data.day !== today) return undefined
  const { count, overdue, apps } = work
  return {
    subject: `${removals(count)} to carry out`,
    paragraphs: [
      `${removals(count)} ${count === 1 ? 'waits' : 'wait'} for you. Remove the access in each app, then mark the removal as done. The next import of the app checks it.`,
      ...(overdue > 0 ? [`${overdue} of them ${isOrAre(overdue)} overdue.`] : []),
      'The page lists what to remove. You can download the list as a file.',
    ],
    tables: byApp('To remove, by app', apps),
    action: { label: 'Open the removals', path: '/removals' },
    why: 'You are receiving this mail because you own one of these apps or campaigns, or because an entitlement names you for its removal.',
  }
}

/** To owners, of what was found since they were told before. */
export function removalNotice({ removalNews: news }: RemovalFacts): Letter | undefined {
  if (!news || news.count === 0) return undefined
  const { count, overdue, stillThere, reappeared, apps } = news
  const lines = [
    [
      stillThere,
      `${counted(stillThere, 'grant')} that somebody marked as removed ${isOrAre(stillThere)} still in the app.`,
    ],
    [overdue, `${counted(overdue, 'removal')} ${isOrAre(overdue)} overdue.`],
    [
      reappeared,
      `${counted(reappeared, 'grant')} that ${reappeared === 1 ? 'was' : 'were'} removed ${isOrAre(reappeared)} back. Nothing is removed again until somebody requests it.`,
    ],
  ] as const
  return {
    subject: `${counted(count, 'removal')} ${count === 1 ? 'needs' : 'need'} attention`,
    paragraphs: lines.filter(([n]) => n > 0).map(([, line]) => line),
    tables: byApp('Removals, by app', apps),
    action: { label: 'Open the removals', path: '/removals' },
    why: 'You are receiving this mail because you own one of these apps or campaigns, asked for the removal, or marked it as done.',
  }
}
