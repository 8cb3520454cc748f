import { type ContactErrors, readContactMessage } from "#domain/content/contact-message.ts"

import type { Messages } from "./messages.ts"

/** Honeypot field: hidden from people, but filled in by spam bots. */
const trap = "website"

/**
 * Validates and stores a message for the staff. `isTooMany` (the rate limit) is called only for a valid
 * message, so corrected mistakes do not count.
 */
export const sendMessage =
  ({ messages, now }: { messages: Messages; now: () => Date }) =>
  async (
    fields: Record<string, unknown>,
    isTooMany: () => Promise<boolean>,
  ): Promise<"stored" | "too many" | { problems: ContactErrors }> => {
    // Give a bot the same answer as a person, so that it learns nothing.
    if (fields[trap]) return "stored"
    const read = readContactMessage(fields)
    if ("problems" in read) return read
    if (await isTooMany()) return "too many"
    await messages.insert(read.message, now())
    return "stored"
  }
