/** The `__Host-` prefix binds the cookie to this host; browsers accept it only with Secure. */
const nameOf = (https: boolean) => (https ? '__Host-recert' : 'recert')

export const sessionCookie = (token: string, lifeSeconds: number, https: boolean): string =>
  `${nameOf(https)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifeSeconds}${https ? '; Secure' : ''}`

/** Ties a sign-in with a provider to the browser that began it. */
const browserNameOf = (https: boolean) => (https ? '__Host-recert-browser' : 'recert-browser')

export const browserCookie = (token: string, lifeSeconds: number, https: boolean): string =>
  `${browserNameOf(https)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifeSeconds}${https ? '; Secure' : ''}`

/** The token of this browser, if it has a well-formed one. */
export function readBrowserCookie(header: string | undefined, https: boolean): string | undefined {
  const token = readCookie(header, browserNameOf(https))
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined
}

export const clearedCookie = (https: boolean): string => sessionCookie('', 0, https)

/** The session token in a Cookie header, if there is exactly one. */
export const readSessionCookie = (header: string | undefined, https: boolean): string | undefined =>
  readCookie(header, nameOf(https))

function readCookie(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(prefix))
  const value = values.length === 1 ? values[0]?.slice(prefix.length) : undefined
  return value === '' ? undefined : value
}
