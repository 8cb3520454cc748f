import { load } from "../load.ts"
import { say } from "../report.ts"

/** Counts the files that the site does not serve. */
const countMissing = async (url: string, names: string[]) => {
  let missing = 0
  const waiting = [...names]
  const readOn = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      const reply = await fetch(`${url}/uploads/${name}`)
      const { byteLength } = await reply.arrayBuffer()
      if (!reply.ok || byteLength === 0) missing++
    }
  }
  await Promise.all(Array.from({ length: 20 }, readOn))
  return missing
}

/** Checks that each admission code has a complete stored application with both images. */
export const verifyPersisted = async (url: string, codes: string[]) => {
  const printed = await load({
    url: `${url}/api/v2/admission/print`,
    method: "POST",
    headers: { "content-type": "application/json" },
    bodies: codes.map((code) => Buffer.from(JSON.stringify({ admission_code: code }))),
    connections: 20,
  })
  const records = printed.replies
    .filter(({ status }) => status === 200)
    .map(({ body }) => (JSON.parse(body) as Record<string, string>[])[0]!)
  const different = new Set(codes)
  const whole = new Set(records.map((record) => record["id"]!))
  const lost = [...different].filter((code) => !whole.has(code)).length
  const pictures = records.flatMap(({ image_file, signature_file }) => [
    image_file!,
    signature_file!,
  ])
  const missing = await countMissing(url, pictures)
  say(
    `\nAnswered: ${codes.length} codes, ${different.size} of them different. ` +
      `Not printable: ${lost}. Of ${pictures.length} pictures missing: ${missing}.`,
  )
  if (lost + missing > 0 || different.size !== codes.length) process.exitCode = 1
}
