export function sourceHash(): string
export function writeStamp(dir: string, hash: string): void
export function ensureInstalled(): void
export function ensureBuilt(): void
