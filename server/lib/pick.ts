/** The named properties of an object that are set. */
export function pick<T extends object, K extends keyof T>(value: T, keys: readonly K[]): Pick<T, K> {
  const result = {} as Pick<T, K>
  for (const key of keys) if (value[key] !== undefined) result[key] = value[key]
  return result
}
