import { type ContactErrors, readContactMessage } from "#domain/content/contact-message.ts"

import type { Messages } from "./messages.ts"

/** People don't see this field of the form; a program that fills in whatever it finds does. */
const trap = "website"

/**
 * Stores a message for the staff, unless it is refused. `isTooMany` is asked only for one that would be
 * stored: who corrects a mistake has not sent anything yet.
 */
export const sendMessage =
  ({ messages, now }: { messages: Messages; now: () => Date }) =>
  async (
    fields: Record<string, unknown>,
    isTooMany: () => Promise<boolean>,
  ): Promise<"stored" | "too many" | { problems: ContactErrors }> => {
    // The program is told what a person is told, and learns nothing.
    if (fields[trap]) return "stored"
    const read = readContactMessage(fields)
    if ("problems" in read) return read
    if (await isTooMany()) return "too many"
    await messages.insert(read.message, now())
    return "stored"
  }
