/** The `__Host-` prefix binds the cookie to this host; browsers accept it only with Secure. */
const nameOf = (https: boolean) => (https ? '__Host-recert' : 'recert')

export const sessionCookie = (token: string, lifeSeconds: number, https: boolean): string =>
  `${nameOf(https)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifeSeconds}${https ? '; Secure' : ''}`

export const clearedCookie = (https: boolean): string => sessionCookie('', 0, https)

/** The session token in a Cookie header, if there is exactly one. */
export function readSessionCookie(header: string | undefined, https: boolean): string | undefined {
  const prefix = `${nameOf(https)}=`
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(prefix))
  const value = values.length === 1 ? values[0]?.slice(prefix.length) : undefined
  return value === '' ? undefined : value
}
