import { parseSubmissionKey, textsOf } from "#domain/applications/form/form-values.ts"
import { receivedText, type ReceivedHashes } from "#domain/applications/received-text.ts"
import { type UploadName, uploadNames } from "#domain/fields/uploads.ts"

import type { FormDraft } from "../form/draft/draft.ts"

/** A picture as bytes: browsers have lost `Blob`s that they stored. */
interface QueuedFile {
  name: UploadName
  fileName: string
  type: string
  bytes: ArrayBuffer
}

/** A form that its applicant has submitted, until the server has confirmed it. */
export interface OutboxItem {
  /** The submission key: sending the form twice is harmless. */
  key: string
  course: string
  session: string
  /** Address of the form. */
  path: string
  /** Milliseconds since 1970, by the server's clock where it is known. */
  createdAt: number
  /** Consent and notice version are those of the moment in which Submit was pressed. */
  fields: [string, string][]
  files: QueuedFile[]
  hashes: ReceivedHashes
  /** The form as it was typed, to be opened again. */
  draft: FormDraft
  /** "refused": it is not sent again before its applicant has opened it. */
  state: "waiting" | "refused" | "unconfirmed"
  /** What the server said at last. It names no person. */
  message?: string | undefined
}

/** What is left of an item after the server has confirmed it in the absence of its applicant. */
export interface Receipt extends Pick<OutboxItem, "key" | "course" | "session" | "createdAt"> {
  state: "received"
  admissionCode: string
  /** SHA-256 of what opens it (`proofOf`). */
  proof: string
}

const sha256 = async (content: string | ArrayBuffer) => {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content
  const digest = await crypto.subtle.digest("SHA-256", bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")
}

type About = Pick<OutboxItem, "course" | "session" | "path" | "createdAt" | "draft">

/** A form as it is queued and compared. Rejects if a picture cannot be read any more. */
export const toItem = async (body: FormData, about: About): Promise<OutboxItem> => {
  const files: QueuedFile[] = []
  const hashes: ReceivedHashes = {
    form: await sha256(receivedText(textsOf(body))),
    image: "",
    signature: "",
  }
  for (const name of uploadNames) {
    const file = body.get(name)
    if (!(file instanceof File) || file.size === 0) continue
    const bytes = await file.arrayBuffer()
    hashes[name] = await sha256(bytes)
    files.push({ name, fileName: file.name, type: file.type, bytes })
  }
  const fields = [...body].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  )
  const key = parseSubmissionKey(body.get("submission_key")) ?? ""
  return { ...about, key, fields, files, hashes, state: "waiting" }
}

export const fileOf = ({ bytes, fileName, type }: QueuedFile) =>
  new File([bytes], fileName, { type })

/** The multipart body of a queued form. */
export const toBody = ({ fields, files }: OutboxItem) => {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  for (const file of files) body.append(file.name, fileOf(file))
  return body
}

/** Whether the server has received the form and both pictures as they were sent. */
export const isConfirmed = ({ hashes }: Pick<OutboxItem, "hashes">, received: unknown) =>
  Object.entries(hashes).every(
    ([name, hash]) => (received as Record<string, unknown> | undefined)?.[name] === hash,
  )

/** Whether what was stored is what was queued: a picture may be damaged or missing. */
export const isWhole = async (item: OutboxItem | undefined, { hashes }: OutboxItem) => {
  const found = { form: hashes.form, image: "", signature: "" }
  for (const { name, bytes } of item?.files ?? []) found[name] = await sha256(bytes)
  return item?.hashes.form === hashes.form && isConfirmed({ hashes }, found)
}

/** The last four letters and digits of a text. */
const lastFour = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase()
    .slice(-4)

/** Keyed by the form, so that equal ends of two forms differ. */
const proofFrom = (key: string, end: string) => sha256(`${key} ${end}`)

/** What opens an item: the last four characters of the identity number in it. */
export const proofOf = ({ key, fields }: OutboxItem) =>
  proofFrom(key, lastFour(fields.find(([name]) => name === "aadhar_no")?.[1] ?? ""))

export const isProof = async (item: OutboxItem | Receipt, typed: string) => {
  const proof = item.state === "received" ? item.proof : await proofOf(item)
  return proof === (await proofFrom(item.key, lastFour(typed)))
}
