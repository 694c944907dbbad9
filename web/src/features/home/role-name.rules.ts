/** The display name of a role id: `read_only_administrator` becomes `Read-Only Administrator`. */
export const roleName = (id: string): string =>
  id
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .replace('Read Only', 'Read-Only')
