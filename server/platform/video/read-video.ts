import { type FileContent, readWhole } from "#server/platform/files/file-content.ts"

/**
 * Why a video is refused. "codec": browsers do not play what is in it, such as the H.265 (HEVC) of phones. "damaged": it has
 * another length than it says, or lacks its table of contents.
 */
export type VideoProblem = "format" | "codec" | "damaged"

/** Brands of files that begin like an MP4: pictures, sound, and QuickTime. */
const otherBrands = /^(?:hei|hev|mif1|msf1|avi[fs]|qt|M4[AB]|crx)/
/** What all present browsers play in an MP4: H.264, AV1 and VP9. */
const playable = ["avc1", "avc3", "av01", "vp09"]

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString("latin1")

const isMp4 = (first: Uint8Array) =>
  latin(first, 4, 8) === "ftyp" && !otherBrands.test(latin(first, 8, 12))
/** The header of EBML, which WebM and Matroska have in common. */
const isEbml = (first: Uint8Array) => latin(first, 0, 4) === "\x1AE\xDF\xA3"

/** Whether a file begins like a video that can be uploaded; its first 16 bytes are enough. */
export const isVideo = (first: Uint8Array) => isMp4(first) || isEbml(first)

const readBytes = async (content: FileContent, from: number, bytes: number) => {
  const to = Math.min(from + bytes, content.bytes) - 1
  if (to < from) return Buffer.alloc(0)
  return readWhole({ bytes: to - from + 1, read: () => content.read({ from, to }) })
}

interface Box {
  type: string
  from: number
  bytes: number
}

/** One that is cut into fragments has some thousand boxes. */
const maxBoxes = 20_000
/** The table of contents of an hour has some megabytes. */
const maxTable = 32 * 1024 * 1024

/** The boxes of an MP4 (ISO 14496-12, 4.2); undefined if they do not fill the file. */
const listBoxes = async (content: FileContent): Promise<Box[] | undefined> => {
  const boxes: Box[] = []
  for (let from = 0; from < content.bytes;) {
    const header = await readBytes(content, from, 16)
    if (header.length < 8 || boxes.length === maxBoxes) return undefined
    const size = header.readUInt32BE(0)
    const isLong = size === 1 && header.length === 16
    const bytes = isLong ? Number(header.readBigUInt64BE(8)) : size || content.bytes - from
    if (bytes < 8 || from + bytes > content.bytes) return undefined
    boxes.push({ type: latin(header, 4, 8), from, bytes })
    from += bytes
  }
  return boxes
}

/** The types of the sample entries in a table of contents: the codecs of its tracks. */
const codecsIn = (table: Buffer) => {
  const codecs: string[] = []
  for (let at = table.indexOf("stsd"); at >= 0; at = table.indexOf("stsd", at + 4)) {
    // After the type of the box: version and flags, the number of entries, and the size of the first.
    codecs.push(latin(table, at + 16, at + 20))
  }
  return codecs
}

const readMp4 = async (content: FileContent): Promise<VideoProblem | undefined> => {
  const boxes = await listBoxes(content)
  const table = boxes?.find(({ type }) => type === "moov")
  const hasData = boxes?.some(({ type }) => type === "mdat")
  if (!table || !hasData || table.bytes > maxTable) return "damaged"
  const codecs = codecsIn(await readBytes(content, table.from, table.bytes))
  return codecs.some((codec) => playable.includes(codec)) ? undefined : "codec"
}

/** A number of EBML (RFC 8794, 4): its value without the marker of its length. Undefined for an unknown size. */
const readNumber = (bytes: Buffer, at: number) => {
  const length = Math.clz32(bytes[at] ?? 0) - 23
  if (length > 8 || at + length > bytes.length) return undefined
  let value = (bytes[at]! & (0xff >> length)) as number
  for (let index = 1; index < length; index++) value = value * 256 + bytes[at + index]!
  return { value, end: at + length, isUnknown: value === 2 ** (7 * length) - 1 }
}

const documentType = Buffer.from([0x42, 0x82])
const segment = Buffer.from([0x18, 0x53, 0x80, 0x67])

const readWebm = async (content: FileContent): Promise<VideoProblem | undefined> => {
  const start = await readBytes(content, 0, 4096)
  const head = readNumber(start, 4)
  if (!head) return "damaged"
  const typeAt = start.indexOf(documentType)
  const type = typeAt < 0 ? undefined : readNumber(start, typeAt + 2)
  // Matroska may hold anything.
  if (!type || latin(start, type.end, type.end + type.value) !== "webm") return "format"
  const body = head.end + head.value
  if (!start.subarray(body, body + 4).equals(segment)) return "damaged"
  const size = readNumber(start, body + 4)
  if (!size) return "damaged"
  // A recording of a browser does not know its size.
  return size.isUnknown || size.end + size.value <= content.bytes ? undefined : "damaged"
}

/** Reads the frame of a video, not its pictures: the ending of its name, or what is wrong with it. */
export const readVideo = async (
  content: FileContent,
): Promise<{ ending: "mp4" | "webm" } | { problem: VideoProblem }> => {
  const first = await readBytes(content, 0, 16)
  if (!isVideo(first)) return { problem: "format" }
  const ending = isMp4(first) ? "mp4" : "webm"
  const problem = await (ending === "mp4" ? readMp4 : readWebm)(content)
  return problem ? { problem } : { ending }
}
