/** Who mails are from: as it is set, else an address of the host that people use. */
export const senderOf = (
  set: { name: string; address: string } | undefined,
  base: URL,
): { name: string; address: string } => set ?? { name: '', address: `recert@${base.hostname}` }
