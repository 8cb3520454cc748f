import { get, update } from "idb-keyval"

/** The values of a form after its last input. */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number
  values: unknown
  /** The version of the record that the form showed, if it has one. */
  version?: number | undefined
  /** Whether long numbers were left out of the values. */
  isShortened?: boolean
}

type Drafts = Record<string, Draft>

/** One entry of the browser's database holds all drafts, so that signing out deletes them in one step. */
const storageKey = "console-drafts"
const lifetimeMs = 7 * 24 * 60 * 60 * 1000

const separator = "\n"
const keyOf = (member: string, form: string) => `${member}${separator}${form}`

/** A number, or the name of an upload, which may have as many digits in a row. */
const longNumber = /media\/[0-9a-f]{32}[\w-]*|\p{Nd}(?:[\s-]?\p{Nd}){10,}/gu

/**
 * Replaces numbers as long as those of an Aadhaar card or a bank account: a draft lies unencrypted on the device.
 * `onFound` is called for each.
 */
export const withoutLongNumbers = (value: unknown, onFound: () => void = () => {}): unknown => {
  const shorten = (digits: string) => {
    if (digits.startsWith("media/")) return digits
    onFound()
    return "…"
  }
  if (typeof value === "string") return value.replaceAll(longNumber, shorten)
  if (Array.isArray(value)) return value.map((each) => withoutLongNumbers(each, onFound))
  if (typeof value !== "object" || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value)
      // A chosen file is not stored.
      .filter(([, each]) => !(each instanceof Blob) && typeof each !== "function")
      .map(([name, each]) => [name, withoutLongNumbers(each, onFound)]),
  )
}

const unexpired = (drafts: Drafts | undefined, now: number): Drafts =>
  Object.fromEntries(
    Object.entries(drafts ?? {}).filter(([, { savedAt }]) => now - savedAt < lifetimeMs),
  )

/**
 * The drafts of one member of staff, in this browser. A colleague on the same computer does not see them. They end after
 * seven days, and when their member signs out. Every call fails if the browser stores nothing.
 */
export const draftsOf = (member: string, now: () => number = Date.now) => ({
  load: async (form: string): Promise<Draft | undefined> =>
    unexpired(await get<Drafts>(storageKey), now())[keyOf(member, form)],
  save: (form: string, content: unknown, version?: number) => {
    let isShortened = false
    const values = withoutLongNumbers(content, () => {
      isShortened = true
    })
    return update<Drafts>(storageKey, (drafts) => ({
      ...unexpired(drafts, now()),
      [keyOf(member, form)]: { savedAt: now(), values, version, isShortened },
    }))
  },
  remove: (form: string) =>
    update<Drafts>(storageKey, (drafts) => {
      const { [keyOf(member, form)]: _removed, ...others } = unexpired(drafts, now())
      return others
    }),
  removeAll: () =>
    update<Drafts>(storageKey, (drafts) =>
      Object.fromEntries(
        Object.entries(unexpired(drafts, now())).filter(
          ([key]) => !key.startsWith(keyOf(member, "")),
        ),
      ),
    ),
})
