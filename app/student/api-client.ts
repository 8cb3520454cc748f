import type { Language } from "#domain/content/text.ts"
import type { SessionData } from "#domain/student/session-data.ts"
import type { OwnCard, PasswordErrors } from "#server/features/students/students.ts"

/** The role of a student in the login call (specification 6.3). */
const studentRole = "3"

export type SignInResult =
  | { kind: "signed in"; token: string; user: SessionData }
  /** Any reply with a message (specification 6.3). `message` is the server's text. */
  | { kind: "refused"; status: number; message: string }
  /** No reply, or one that is not of this call. */
  | { kind: "no reply" }

interface LoginReply {
  access_token?: string
  admission?: SessionData
  message?: string
}

/** POST /api/login (specification 6.3). `password` is the date of birth as DDMMYYYY, an own password or a code. */
export const requestSignIn = async (
  userid: string,
  password: string,
  language: Language,
): Promise<SignInResult> => {
  const body = new FormData()
  for (const [name, value] of Object.entries({ userid, password, role: studentRole })) {
    body.set(name, value)
  }
  try {
    const response = await fetch("/api/login", {
      method: "POST",
      body,
      headers: { "accept-language": language },
    })
    const { message, access_token: token, admission: user } = (await response.json()) as LoginReply
    if (message !== undefined) return { kind: "refused", status: response.status, message }
    if (token && user) return { kind: "signed in", token, user }
  } catch {
    // Offline, or not JSON: handled as no reply.
  }
  return { kind: "no reply" }
}

const bearerHeaders = (token: string) => ({ authorization: `Bearer ${token}` })

/** Why there is no card: the server did not answer, or answered with an error. */
export type CardFailure = "no reply" | "failed"

/** The card of the student who owns the token; "ended" if the token is no longer valid. */
export const fetchCard = async (
  token: string,
): Promise<OwnCard | "ended" | "password needed" | CardFailure> => {
  try {
    const response = await fetch("/api/student/me", {
      headers: bearerHeaders(token),
      cache: "no-store",
    })
    if (response.status === 401) return "ended"
    if (response.status === 403) return "password needed"
    return response.ok ? ((await response.json()) as OwnCard) : "failed"
  } catch {
    return "no reply"
  }
}

export type PasswordResult =
  | { kind: "set"; message: string }
  | { kind: "refused"; message: string; errors: PasswordErrors }
  | { kind: "ended" }
  | { kind: "no reply" }

/** POST /api/student/password (specification 6.4). */
export const sendPassword = async (
  token: string,
  { current, password }: { current: string; password: string },
  language: Language,
): Promise<PasswordResult> => {
  try {
    const response = await fetch("/api/student/password", {
      method: "POST",
      headers: {
        ...bearerHeaders(token),
        "accept-language": language,
        "content-type": "application/json",
      },
      body: JSON.stringify({ current, password }),
    })
    if (response.status === 401) return { kind: "ended" }
    const { message, errors = {} } = (await response.json()) as {
      message: string
      errors?: PasswordErrors
    }
    return response.ok ? { kind: "set", message } : { kind: "refused", message, errors }
  } catch {
    return { kind: "no reply" }
  }
}

/**
 * Ends the session on the server, also after the page is left. Never rejects: if the request fails, the session
 * expires there by itself.
 */
export const endSession = async (token: string) => {
  const request = { method: "POST", headers: bearerHeaders(token), keepalive: true }
  await fetch("/api/logout", request).catch(() => undefined)
}
