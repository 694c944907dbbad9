import { Button, Code } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { hasStatus } from '../../../api/problem.ts'
import icon from '../../../icon.svg'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { forgetLinkToken, useLinkToken } from '../link-token.ts'
import { problemText } from '../problem.rules.ts'
import { signInOptionsQuery, useSignIn } from '../queries.ts'
import classes from './sign-in-page.module.css'

const AskLink = lazyPart(() => import('../parts/ask-link.tsx'))

/** Signs in with the link that opened this page. It takes a click, because mail scanners open links too. */
export function SignInPage() {
  const token = useLinkToken()
  const router = useRouter()
  const { to, problem } = useSearch({ from: '/sign-in' })
  const signIn = useSignIn({
    onSuccess: async () => {
      forgetLinkToken()
      router.history.replace(ownPath(to))
    },
    onError: (error) => {
      if (hasStatus(error, 400, 401)) forgetLinkToken()
    },
  })
  // Do not show the failure of one link for another that was opened since.
  const failure = token === undefined || token === signIn.variables ? signIn.error : null
  useEffect(() => {
    document.title = 'Sign in · Recert'
  }, [])

  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <div className={classes.brand}>
          <img src={icon} alt="" width={32} height={32} />
          Recert
        </div>
        <h1>Sign in</h1>
        {failure && <FailureNote error={failure} />}
        {problem && token === undefined && (
          <p className={classes.problem} role="alert">
            {problemText(problem)}
          </p>
        )}
        {token === undefined ? (
          <HowToSignIn to={ownPath(to)} />
        ) : (
          <>
            <p>Your sign-in link is ready. It works once.</p>
            <Button size="md" fullWidth autoFocus loading={signIn.isPending} onClick={() => signIn.mutate(token)}>
              Sign in
            </Button>
          </>
        )}
      </div>
    </main>
  )
}

/** A path of this application, never an address of another one. */
function ownPath(to: string | undefined): string {
  if (!to?.startsWith('/') || !URL.canParse(to, location.origin)) return '/'
  const url = new URL(to, location.origin)
  return url.origin === location.origin && !url.pathname.startsWith('//') ? to : '/'
}

function HowToSignIn({ to }: { to: string }) {
  const { data: offered, isPending } = useQuery(signInOptionsQuery)
  if (isPending) return <LoadingRows rows={1} />
  // A server that cannot say what it offers still takes links.
  const { providerName, linksAllowed, mailsLinks } = offered ?? {
    providerName: '',
    linksAllowed: true,
    mailsLinks: false,
  }
  return (
    <>
      {providerName && (
        <Button component="a" href={`/auth/v1/sso/start?to=${encodeURIComponent(to)}`} size="md" fullWidth>
          Sign in with {providerName}
        </Button>
      )}
      <Suspense fallback={<LoadingRows rows={2} />}>
        {mailsLinks && <AskLink to={to} isSecond={providerName !== ''} />}
      </Suspense>
      {linksAllowed && !mailsLinks && <WithLink isSecond={providerName !== ''} />}
    </>
  )
}

function WithLink({ isSecond }: { isSecond: boolean }) {
  return (
    <>
      <p>
        {isSecond
          ? 'Or open the latest sign-in link you received.'
          : 'You sign in with a one-time link. Open the latest link you received.'}
      </p>
      <h2>Get a new link</h2>
      <p>Ask your administrator, or run this command on the machine where Recert is installed:</p>
      <Code block className={classes.command}>
        npx recert user sign-in-link <span>--email</span> &lt;your e-mail address&gt;
      </Code>
      <p className={classes.quiet}>The link works once, within 15 minutes.</p>
    </>
  )
}
