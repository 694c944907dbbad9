const ASK = 'Ask your administrator.'

/** Why single sign-on led back to the sign-in page, and what to do. */
const TEXTS: Record<string, string> = {
  expired:
    'This sign-in was used already, took longer than 10 minutes, or began in another browser or at another address of Recert. Sign in again.',
  refused: 'Your sign-in provider did not sign you in. If you did not cancel it yourself, ask your administrator.',
  unreachable: `Your sign-in provider does not answer. Try again in a few minutes. If the problem persists, ask your administrator.`,
  not_valid: `The answer of your sign-in provider could not be verified, so nobody was signed in. Try again. If it happens again, ask your administrator.`,
  unverified: `Your sign-in provider did not confirm your e-mail address, so Recert cannot tell who you are. ${ASK}`,
  unknown: `You signed in at your provider, but Recert has no active person with your e-mail address. ${ASK}`,
  other_account: `Recert knows you by another account of your sign-in provider. Sign in with that one, or ask your administrator to unlink it.`,
  off: 'Single sign-on is switched off.',
  too_many: 'There were too many sign-ins from your network. Try again in a minute.',
}

export const problemText = (problem: string): string =>
  (Object.hasOwn(TEXTS, problem) ? TEXTS[problem] : undefined) ?? 'Signing in failed. Try again.'
