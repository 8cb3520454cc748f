/** Why a file of captions is refused: it is no WebVTT in UTF-8, or has no line with a time. */
export type CaptionsProblem = "format" | "empty"

const byteOrderMark = /^\uFEFF/
const time = String.raw`(?:\d{2,}:)?\d\d:\d\d\.\d{3}`
const cue = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t]|$)`, "m")

/** Whether a file begins as WebVTT does; its first 16 bytes are enough. */
export const isCaptions = (first: Uint8Array) =>
  /^WEBVTT(?:[ \t\r\n]|$)/.test(Buffer.from(first).toString("utf8").replace(byteOrderMark, ""))

/** What is wrong with a file of captions (WebVTT); undefined for one that browsers show. */
export const findCaptionsProblem = (bytes: Uint8Array): CaptionsProblem | undefined => {
  if (!isCaptions(bytes.subarray(0, 16))) return "format"
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    return cue.test(text.replaceAll("\r", "\n")) ? undefined : "empty"
  } catch {
    return "format"
  }
}
