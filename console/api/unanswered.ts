import { readStored, writeStored } from "#ui/browser/browser-storage.ts"

import { reauthentication } from "../sign-in-session/reauthentication.ts"

/** A change of the console, as it is sent. */
export interface Change {
  method: string
  path: string
  body: object | undefined
}

/** A change that was sent and has no answer yet. */
interface Unanswered {
  key: string
  member: string
  /** Method and path. */
  call: string
  /**
   * Of the body. It has 16 bits only: from a longer one, the numbers in the body could be computed. The server refuses a
   * key with another body.
   */
  checksum: number
  /** Milliseconds since 1970. */
  at: number
}

/** A later press is a new decision: the same content may be meant again. */
const lifetimeMs = 30 * 60_000
const storageKey = "console-unanswered"

/** What the browser did not store, because its storage is blocked or full. */
let inMemory: string | null = null

const read = (now: number): Unanswered[] => {
  const all = JSON.parse(inMemory ?? readStored(storageKey) ?? "[]") as Unanswered[]
  return all.filter(({ at }) => at <= now && now - at < lifetimeMs)
}

/** They stay when the page is loaded again, as the draft of a form does. */
const write = (changes: readonly Unanswered[]) => {
  const text = JSON.stringify(changes)
  inMemory = writeStored(storageKey, text) ? null : text
}

/** Whether two paths may be about the same record: equal ones, or one of several records at once. */
const overlap = (one: string, other: string) => {
  const [[area, record, act], [otherArea, otherRecord, otherAct]] = [one, other].map(
    (path) => path.split("?")[0]!.split("/").slice(1) as [string, string?, string?],
  ) as [[string, string?, string?], [string, string?, string?]]
  return area === otherArea && (record === otherRecord || !act || !otherAct)
}

const pathOf = ({ call }: Unanswered) => call.slice(call.indexOf(" ") + 1)

/** Adds bytes to an FNV-1a hash. */
const hash = (state: number, bytes: Uint8Array) => {
  let sum = state
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193)
  return sum
}

const partsOf = (body: object | undefined): (string | Blob)[] =>
  body instanceof FormData ? [...body].flat() : [JSON.stringify(body ?? null)]

const checksumOf = async (body: object | undefined) => {
  let sum = 0x811c9dc5
  for (const part of partsOf(body)) {
    const bytes =
      part instanceof Blob
        ? new Uint8Array(await part.arrayBuffer())
        : new TextEncoder().encode(`${part}\0`)
    sum = hash(sum, bytes)
  }
  return (sum ^ (sum >>> 16)) & 0xffff
}

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")

/**
 * Gives a change its key: that of the same change of this member that has no answer yet, else a new one. Call `end` when
 * its outcome is known.
 */
export const beginChange = async (
  { method, path, body }: Change,
  now: () => number = () => Date.now(),
) => {
  const member = reauthentication.member()?.id ?? ""
  const call = `${method} ${path}`
  const checksum = await checksumOf(body)
  const own = read(now()).filter((change) => change.member === member)
  const same = own.find((change) => change.call === call && change.checksum === checksum)
  const change: Unanswered = same ?? { key: newKey(), member, call, checksum, at: now() }
  const others = () => read(now()).filter(({ key }) => key !== change.key)
  const remember = () => write([...others(), change])
  remember()
  return {
    key: change.key,
    /** Whether an earlier attempt may have arrived under the key. */
    isRetry: same !== undefined,
    /** The key of another change without an answer, which may be about the same record. */
    formerKey: own.find((former) => former !== same && overlap(pathOf(former), path))?.key,
    /** Notes again that there is no answer: a change of the same record that was stored meanwhile removed it. */
    remember,
    forget: () => write(others()),
    /** The change is stored: earlier ones of the same record are over, and the same content is a new change. */
    end: () =>
      write(others().filter((each) => each.member !== member || !overlap(pathOf(each), path))),
  }
}

/** Forgets the changes of a member who signs out. */
export const forgetUnanswered = (member: string, now = Date.now()) =>
  write(read(now).filter((change) => change.member !== member))
