import type { Answers } from "#domain/applications/drafts/answers-file.ts"
import type { DraftReply } from "#domain/applications/messages/draft-replies.ts"
import type { Language } from "#domain/content/languages.ts"

/** Answers of the calls about stored drafts. */
export type DraftCallReply =
  | {
      outcome: "stored"
      message: string
      code: string
      version: number
      saved_at: string
      expires_at: string
    }
  | {
      outcome: "opened"
      version: number
      expires_at: string
      submission_key: string
      answers: unknown
    }
  | { outcome: "conflict"; message: string; version: number; saved_at: string }
  | { outcome: Exclude<DraftReply, "stored" | "conflict">; message: string }
  | { outcome: "no reply" }

interface Sent {
  code?: string | undefined
  pin: string
  version?: number | undefined
  submission_key?: string
  answers?: Answers
}

/** Calls the server. Never rejects. */
export const callDrafts = async (
  path: "" | "/open" | "/delete",
  sent: Sent,
  language: Language,
): Promise<DraftCallReply> => {
  try {
    const response = await fetch(`/api/v2/admission/drafts${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": language },
      body: JSON.stringify(sent),
      cache: "no-store",
      referrerPolicy: "no-referrer",
    })
    const reply = (await response.json()) as Partial<DraftCallReply>
    // A proxy may answer with JSON of its own.
    return reply.outcome ? (reply as DraftCallReply) : { outcome: "no reply" }
  } catch {
    return { outcome: "no reply" }
  }
}
