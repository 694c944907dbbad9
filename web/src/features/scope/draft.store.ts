import { hasStatus, isPassing, type RequestFailed } from '../../api/problem.ts'
import type { CampaignChange, VersionedCampaign } from '../campaigns/queries.ts'
import { changeOf, conflictsOf, type Edits, isSame, keyOfProblem, missingIn } from './draft.rules.ts'

/** After the last key. */
const SAVE_DELAY_MS = 600
const RETRY_MS = 5000

export interface DraftState {
  /** As it is on the server, as far as is known. */
  read: VersionedCampaign
  edits: Edits
  /** Edits that the server refused or that are not complete, with why. They are kept and not sent. */
  held: Readonly<Record<string, string>>
  status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'
  savedAt: Date | undefined
  error: unknown
  /** What somebody else changed as well, and how the campaign is now. */
  conflict: { theirs: VersionedCampaign; keys: readonly string[] } | undefined
}

export interface DraftCalls {
  load(): Promise<VersionedCampaign>
  save(change: CampaignChange, fields: readonly string[], version: string): Promise<VersionedCampaign>
}

/** A draft that saves itself: one request at a time, each naming the version that it changes. */
export class DraftStore {
  #state: DraftState
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy: Promise<void> = Promise.resolve()
  readonly #listeners = new Set<() => void>()
  readonly #calls: DraftCalls

  constructor(read: VersionedCampaign, calls: DraftCalls) {
    this.#calls = calls
    this.#state = {
      read,
      edits: {},
      held: {},
      status: 'saved',
      savedAt: undefined,
      error: undefined,
      conflict: undefined,
    }
  }

  readonly state = (): DraftState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  edit(key: string, value: unknown): void {
    const { [key]: _, ...held } = this.#state.held
    const missing = missingIn(value)
    this.#set({
      edits: { ...this.#state.edits, [key]: value },
      held: missing ? { ...held, [key]: missing } : held,
      status: 'waiting',
    })
    this.#saveIn(SAVE_DELAY_MS)
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), ms)
  }

  /** Saves at once what waits. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#busy = this.#busy.then(() => this.#save())
    return this.#busy
  }

  /** Runs another write of the campaign, which resolves with the new version, when no other is in flight. */
  write(work: (version: string) => Promise<string>): Promise<void> {
    const run = this.#busy.then(async () => {
      const version = await work(this.#state.read.version).catch(async (error: unknown) => {
        if (!hasStatus(error, 412)) throw error
        // Somebody changed another part: this one replaces a list as a whole.
        await this.#merge()
        return work(this.#state.read.version)
      })
      this.#set({ read: { ...this.#state.read, version }, savedAt: new Date() })
    })
    this.#busy = run.catch(() => undefined)
    return run
  }

  /** What somebody else changed is replaced by what the reader wants. */
  saveAnyway(): void {
    const { conflict } = this.#state
    if (conflict) this.#set({ read: conflict.theirs, conflict: undefined, status: 'waiting' })
    void this.flush()
  }

  /** What somebody else changed stays; the reader's own edits of the same fields are dropped. */
  takeTheirs(): void {
    const { conflict, edits } = this.#state
    if (!conflict) return
    const kept = Object.fromEntries(Object.entries(edits).filter(([key]) => !conflict.keys.includes(key)))
    this.#set({ read: conflict.theirs, conflict: undefined, edits: kept, status: 'waiting' })
    void this.flush()
  }

  #sendable(): Edits {
    const { edits, held } = this.#state
    return Object.fromEntries(Object.entries(edits).filter(([key]) => held[key] === undefined))
  }

  async #save(): Promise<void> {
    if (this.#state.conflict) return
    const sent = this.#sendable()
    if (Object.keys(sent).length === 0) return this.#set({ status: 'saved', error: undefined })
    this.#set({ status: 'saving' })
    const { read } = this.#state
    const { change, fields } = changeOf(read.campaign, sent)
    try {
      const saved = await this.#calls.save(change, fields, read.version)
      // What was edited again meanwhile waits for its own turn.
      const edits = Object.fromEntries(
        Object.entries(this.#state.edits).filter(([key, value]) => !(key in sent) || !isSame(value, sent[key])),
      )
      const isDone = Object.keys(edits).length === Object.keys(this.#state.held).length
      this.#set({ read: saved, edits, savedAt: new Date(), error: undefined, status: isDone ? 'saved' : 'waiting' })
    } catch (error) {
      await this.#recover(error, sent)
    }
  }

  async #recover(error: unknown, sent: Edits): Promise<void> {
    try {
      if (hasStatus(error, 412)) {
        if (await this.#merge()) await this.#save()
        return
      }
      if (hasStatus(error, 400) && this.#hold(error, sent)) return await this.#save()
      this.#set({ status: 'failed', error })
      if (isPassing(error)) this.#saveIn((error as RequestFailed).retryAfterMs ?? RETRY_MS)
    } catch (failure) {
      this.#set({ status: 'failed', error: failure })
    }
  }

  /** Holds back the edits that the server named as wrong; false if it named none of them. */
  #hold(error: RequestFailed, sent: Edits): boolean {
    const held: Record<string, string> = {}
    for (const { field, description } of error.fields) {
      const key = keyOfProblem(field)
      const keys = key === 'scopeV2' ? Object.keys(sent).filter((one) => one.startsWith('scopeV2')) : [key]
      for (const one of keys) if (one in sent) held[one] ??= description
    }
    if (Object.keys(held).length === 0) return false
    this.#set({ held: { ...this.#state.held, ...held } })
    return true
  }

  /** Reads what others have changed. False, and a conflict is shown, if they changed the same as the reader. */
  async #merge(): Promise<boolean> {
    const theirs = await this.#calls.load()
    const { read, edits } = this.#state
    const keys = conflictsOf(read.campaign, theirs.campaign, edits)
    this.#set(keys.length > 0 ? { conflict: { theirs, keys }, status: 'conflict' } : { read: theirs })
    return keys.length === 0
  }
}
