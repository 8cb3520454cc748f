import type { Language } from "#domain/content/text.ts"

/** Result of the save call (specification 6.1, 6.6). */
export type SubmitReply =
  | { kind: "saved"; admissionCode: string }
  | { kind: "refused"; message: string; errors: Record<string, string[]> }
  /**
   * An application with this submission key is already stored, with other content. The message has its admission
   * code.
   */
  | { kind: "already received"; message: string }
  /** With `retryAfter` the same form may be accepted later: the seconds that the server asks to wait, or 0. */
  | { kind: "failed"; message: string | undefined; retryAfter?: number }
  | { kind: "no reply" }

interface Reply {
  response?: boolean
  message?: string
  error?: string
  errors?: Record<string, string[]>
  admission_code?: string
}

const parseReply = (text: string): Reply => {
  try {
    const reply: unknown = JSON.parse(text)
    return typeof reply === "object" && reply !== null ? reply : {}
  } catch {
    return {}
  }
}

/** Interprets a reply by `response`, not by status (specification 6.1). */
const readReply = (text: string, statusText: string): SubmitReply => {
  const { response, message, error, errors, admission_code } = parseReply(text)
  if (response === true && admission_code) {
    return { kind: "saved", admissionCode: admission_code }
  }
  if (response === false && errors?.["submission_key"]) {
    return { kind: "already received", message: message ?? "" }
  }
  if (response === false && errors && Object.keys(errors).length > 0) {
    return { kind: "refused", message: message ?? "", errors }
  }
  return { kind: "failed", message: message || error || statusText || undefined }
}

/** Answers of a server that stops, starts or is overloaded, and of a proxy that does not reach it. */
const unavailable = [502, 503, 504]

/** Adds whether to send the form again to what a failed request says. */
const withRetryAfter = (reply: SubmitReply, request: XMLHttpRequest): SubmitReply => {
  if (reply.kind !== "failed" || !unavailable.includes(request.status)) return reply
  // Retry-After may be a date as well, which our server and its proxies do not send.
  return { ...reply, retryAfter: Number(request.getResponseHeader("retry-after")) || 0 }
}

const timeoutMs = 5 * 60 * 1000

/** Submits the form and reports the percentage uploaded. Never rejects. */
export const submitForm = (
  body: FormData,
  language: Language,
  onProgress: (percent: number) => void,
): Promise<SubmitReply> =>
  new Promise((resolve) => {
    // `fetch` does not report upload progress, which matters on a slow line.
    const request = new XMLHttpRequest()
    request.open("POST", "/api/v2/admission/save")
    request.setRequestHeader("accept-language", language)
    request.timeout = timeoutMs
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(Math.floor((loaded / total) * 100)),
    )
    request.addEventListener("load", () => {
      // Do not show "OK" as an error text: a successful status without an admission code has no text of its own.
      const statusText = request.status >= 400 ? request.statusText : ""
      resolve(withRetryAfter(readReply(request.responseText, statusText), request))
    })
    const noReply = () => resolve({ kind: "no reply" })
    request.addEventListener("error", noReply)
    request.addEventListener("timeout", noReply)
    request.addEventListener("abort", noReply)
    request.send(body)
  })
