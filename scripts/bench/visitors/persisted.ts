import { print } from "#tests/support/contract-calls.ts"

import { say } from "../report.ts"
import { randomAddress } from "./visits.ts"

/** Whether each admission code is distinct and has a complete stored application with both pictures. */
export const verifyPersisted = async (url: string, codes: readonly string[]) => {
  let lost = 0
  let missing = 0
  const pending = [...codes]
  const verifyPending = async () => {
    for (let code = pending.pop(); code; code = pending.pop()) {
      const [record] = (await print(url, code, { headers: randomAddress() })).answer
      if (record?.["id"] !== code) lost++
      else {
        for (const name of [record["image_file"], record["signature_file"]]) {
          const reply = await fetch(`${url}/uploads/${name}`)
          const { byteLength } = await reply.arrayBuffer()
          if (!reply.ok || byteLength === 0) missing++
        }
      }
    }
  }
  await Promise.all(Array.from({ length: 20 }, verifyPending))
  const distinct = new Set(codes).size
  say(
    `\nAnswered: ${codes.length} codes, ${distinct} of them different. ` +
      `Not printable: ${lost}. Pictures missing: ${missing}.`,
  )
  return lost + missing === 0 && distinct === codes.length
}
