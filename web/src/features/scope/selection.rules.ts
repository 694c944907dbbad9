/** The parts of a key: `<app>/<thing>`. */
export const parts = (key: string): [string, string, string] => {
  const [first = '', second = '', third = ''] = key.split('/')
  return [first, second, third]
}
